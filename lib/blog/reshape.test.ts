import { expect, it } from 'vitest';
import { toPublic } from './queries';
import { postColumns } from './types';

const row = { slug: 'una-voz', category: 'literatura', date: '2025-02-01T10:00:00Z' };

it('dates a post by the time it became public, and throws for an unknown category', () => {
  expect(toPublic(row)).toEqual(row);
  expect(() => toPublic({ ...row, date: null })).toThrow(/not public/);
  expect(() => toPublic({ ...row, category: 'deportes' })).toThrow(/deportes/);
});

it('reads no column under its name in the database', () => {
  const names = postColumns.split(', ').map((column) => column.split(':')[0]);
  expect(names.filter((name) => name?.includes('_'))).toEqual([]);
});
