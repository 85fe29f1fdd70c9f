import { expect, it } from 'vitest';
import { toEntry } from './entry';

const row = {
  id: '0b0f7c52-6c0e-4c5c-9a55-0d1d7a2f9a11',
  reference: 'PE-7MH54M8K',
  created_at: '2026-11-22T08:00:00Z',
  email: 'z@autora.example',
  status: 'nueva',
  assigned_to: null,
  sort_name: '',
};

it('names a file without an original name by its kind, in Spanish', () => {
  const { files } = toEntry('editorial', {
    ...row,
    obra_file_path: 'manuscripts/obra-1.pdf',
    curriculum_file_path: 'cvs/cv-1.pdf',
    curriculum_file_name: null,
  });
  expect(files.map(({ name }) => name)).toEqual(['obra.pdf', 'currículum.pdf']);
  // Displayed names have the accent; addresses and columns do not.
  expect(files.map(({ href }) => href)).toEqual([
    `/admin/archivos/editorial/${row.id}/obra`,
    `/admin/archivos/editorial/${row.id}/curriculum`,
  ]);
});

it('names a file by its original name, and omits a removed file', () => {
  const { files } = toEntry('editorial', {
    ...row,
    obra_file_path: null,
    curriculum_file_path: 'cvs/cv-1.pdf',
    curriculum_file_name: 'Mi vida.pdf',
  });
  expect(files.map(({ name }) => name)).toEqual(['Mi vida.pdf']);
});
