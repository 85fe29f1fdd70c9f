import { describe, expect, it } from 'vitest';
import { queryOf } from '@/app/admin/_frame/schema';
import { encodeCursor } from '@/lib/paging/keyset';
import { isFiltered, listQuery, lookupTerm, readFilter } from './filter';

describe('the filter of a list', () => {
  it('is read from the address and written back unchanged', () => {
    const valid = {
      q: 'Ibáñez & co',
      estado: 'en_revision',
      asignado: 'mias',
      desde: '2026-01-01',
      hasta: '2026-01-31',
      orden: '-nombre',
    };
    const filter = readFilter({ ...valid, q: ' Ibáñez & co ' });
    expect(filter).toEqual(valid);
    const back = Object.fromEntries(new URLSearchParams(queryOf(filter)));
    expect(readFilter(back)).toEqual(filter);
  });

  it.each([
    {},
    { q: '  ', estado: 'otra', desde: 'ayer', hasta: '2026-02-30' },
    { asignado: 'todas' },
    { orden: '-fecha' },
    { orden: 'constructor' },
    { orden: ['nombre'] },
    { asignado: ['mias'] },
    { q: '\u0000\u0007', estado: ['nueva'] },
  ])('ignores %j', (parameters) => {
    const filter = readFilter(parameters);
    expect(isFiltered(filter)).toBe(false);
    expect(queryOf(filter)).toBe('');
  });
});

const place = encodeCursor({ at: '2026-11-01T10:00:00Z', id: crypto.randomUUID() });

it.each([
  ['', '?aviso=archivo'],
  ['?q=agua&estado=nueva', '?q=agua&estado=nueva&aviso=archivo'],
  ['?desde=2026-11-01&hasta=2026-11-30', '?desde=2026-11-01&hasta=2026-11-30&aviso=archivo'],
  [`?q=a&despues=${place}`, `?q=a&despues=${place}&aviso=archivo`],
  ['?q=a&aviso=x&estado=rara&next=//evil.example', '?q=a&aviso=archivo'],
])('the query %s of a list becomes %s behind a notice', (from, back) => {
  expect(decodeURIComponent(listQuery(new URLSearchParams(from), 'archivo'))).toBe(back);
});

it.each([
  ['+34 958 22 33 44', '958223344'],
  ['(+34) 958/22 33 44', '958223344'],
  ['0034 958 22 33 44', '958223344'],
  ['0033 1 23 45 67 89', '123456789'],
  ['958 22 33 44', '958 22 33 44'],
  ['9788419999061', '9788419999061'],
  ['00123', '00123'],
  ['+34958', '+34958'],
])('the term %j is looked up as %j', (term, found) => expect(lookupTerm(term)).toBe(found));
