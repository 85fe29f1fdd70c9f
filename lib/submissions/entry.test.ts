import { expect, it, vi } from 'vitest';
import { changeStatus, toEntry } from './entry';

const staffClient = vi.hoisted(() => vi.fn());
vi.mock('@/lib/auth/session', () => ({ staffClient }));

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

it.each([
  ['of which all are changed', ['a', 'b'], [], null],
  ['of which one has the state already', ['a'], [{ status: 'aceptada' }], null],
  ['of which one was deleted', ['a'], [], 'gone'],
  [
    'of which another person changed one',
    ['a'],
    [{ status: 'nueva', reference: 'X' }],
    'conflict:X',
  ],
])('several entries %s', async (_name, changed, left, outcome) => {
  const update = () => ({
    or: () => ({ select: () => ({ data: changed.map((id) => ({ id })) }) }),
  });
  const select = () => ({ in: () => ({ data: left }) });
  staffClient.mockResolvedValue({ from: () => ({ update, select }) });
  expect(await changeStatus('contacto', ['a', 'b'], 'aceptada')).toBe(outcome);
});
