import { describe, expect, it } from 'vitest';
import { readOrder, sortLink, sortOf } from '@/lib/paging/keyset';

const sortable = { nombre: 'sort_name' };

describe('the order of a list', () => {
  it.each([
    ['nombre', { key: 'sort_name', ascending: true }],
    ['-nombre', { key: 'sort_name', ascending: false }],
    ['fecha', { ascending: true }],
    ['', { ascending: false }],
  ])('%j is accepted', (order, sort) => {
    expect(readOrder(order, sortable)).toBe(order);
    expect(sortOf(order, sortable)).toEqual(sort);
  });

  it.each([undefined, ['nombre'], '-fecha', 'created_at', 'toString', '--nombre'])(
    '%j is the newest first',
    (value) => expect(readOrder(value, sortable)).toBe(''),
  );

  it('changes its direction with every click on a heading', () => {
    expect(sortLink('nombre', '')).toEqual({ now: undefined, order: 'nombre' });
    expect(sortLink('nombre', 'nombre')).toEqual({ now: 'ascending', order: '-nombre' });
    expect(sortLink('nombre', '-nombre')).toEqual({ now: 'descending', order: 'nombre' });
    expect(sortLink('fecha', 'nombre')).toEqual({ now: undefined, order: '' });
    expect(sortLink('fecha', '')).toEqual({ now: 'descending', order: 'fecha' });
    expect(sortLink('fecha', 'fecha')).toEqual({ now: 'ascending', order: '' });
  });
});
