import { expect, it } from 'vitest';
import { toEntry } from './entry';

const row = {
  id: '0b0f7c52-6c0e-4c5c-9a55-0d1d7a2f9a11',
  reference: 'PE-7MH54M8K',
  created_at: '2026-11-22T08:00:00Z',
  email: 'z@autora.example',
  status: 'nueva' as const,
  assigned_to: null,
  sort_name: '',
  curriculum_file_path: 'cvs/cv-1.pdf',
};
const filesOf = (columns: Record<string, string | null>) =>
  toEntry('editorial', { ...row, ...columns }).files.map(({ name, href }) => [name, href]);

it('names a file by its original name, else by its kind in Spanish, and omits a removed one', () => {
  const folder = `/admin/archivos/editorial/${row.id}`;
  const obra = { obra_file_path: 'manuscripts/obra-1.pdf' };
  // Displayed names have the accent; addresses and columns do not.
  expect(filesOf({ ...obra, curriculum_file_name: null })).toEqual([
    ['obra.pdf', `${folder}/obra`],
    ['currículum.pdf', `${folder}/curriculum`],
  ]);
  expect(filesOf({ obra_file_path: null, curriculum_file_name: 'Mi vida.pdf' })).toEqual([
    ['Mi vida.pdf', `${folder}/curriculum`],
  ]);
});
