import { expect, it } from 'vitest';
import { queryOf } from '@/app/admin/_frame/schema';
import { readRecordFilter } from './queries';

const none = { q: '', tipo: '', desde: '', hasta: '' };

it.each([
  { parameters: {}, filter: {} },
  { parameters: { q: [' ana ', 'b'], tipo: 'acceso' }, filter: { q: 'ana', tipo: 'acceso' } },
  { parameters: { tipo: 'otra', desde: '2026-02-30', hasta: 'ayer' }, filter: {} },
  { parameters: { desde: '2026-02-01', hasta: ['2026-02-02'] }, filter: { desde: '2026-02-01' } },
])('$parameters is read as $filter', ({ parameters, filter }) => {
  expect(readRecordFilter(parameters)).toEqual({ ...none, ...filter });
});

it('keeps the filter in the address of the other pages', () => {
  const filter = readRecordFilter({ q: 'ana@example.org', tipo: 'acceso' });
  expect(queryOf({ ...filter, antes: 'x' })).toBe('?q=ana%40example.org&tipo=acceso&antes=x');
  expect(queryOf(readRecordFilter({}))).toBe('');
});
