import { describe, expect, it } from 'vitest';
import { filterQuery, isFiltered, periodOf, readFilter } from './filter';

describe('the filter of a list', () => {
  it('is read from the address and written back unchanged', () => {
    const filter = readFilter({
      q: ' Ibáñez & co ',
      estado: 'en_revision',
      asignado: 'mias',
      desde: '2026-01-01',
      hasta: '2026-01-31',
      orden: '-nombre',
    });
    expect(filter).toEqual({
      q: 'Ibáñez & co',
      estado: 'en_revision',
      asignado: 'mias',
      desde: '2026-01-01',
      hasta: '2026-01-31',
      orden: '-nombre',
    });
    const back = Object.fromEntries(new URLSearchParams(filterQuery(filter)));
    expect(readFilter(back)).toEqual(filter);
    expect(periodOf(filter)).toEqual({
      since: '2025-12-31T23:00:00.000Z',
      before: '2026-01-31T23:00:00.000Z',
    });
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
    expect(filterQuery(filter)).toBe('');
    expect(periodOf(filter)).toEqual({ since: null, before: null });
  });

  it('is written with a cursor', () => {
    expect(filterQuery(readFilter({ q: 'a' }), { despues: 'x_y' })).toBe('?q=a&despues=x_y');
  });
});
