import { describe, expect, it } from 'vitest';
import {
  beyond,
  decodeCursor,
  encodeCursor,
  readOrder,
  readPage,
  readPosition,
  sortLink,
  sortOf,
} from './keyset';

const cursor = {
  at: '2026-11-21T10:00:00.123456+00:00',
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

describe('a cursor', () => {
  it.each([
    [false, 'lt'],
    [true, 'gt'],
  ])('is decoded, and becomes a filter, newer: %j', (newer, sign) => {
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
    expect(beyond({ time: 'created_at' }, cursor, newer)).toBe(
      `created_at.${sign}."${cursor.at}",and(created_at.eq."${cursor.at}",id.${sign}.${cursor.id})`,
    );
  });

  it('includes the sort value of the list', () => {
    const sorted = { ...cursor, key: 'nuñez de 1' };
    expect(decodeCursor(encodeCursor(sorted))).toEqual(sorted);
    expect(beyond({ time: 'created_at', key: 'sort_name' }, sorted, true)).toBe(
      `sort_name.gt."nuñez de 1",and(sort_name.eq."nuñez de 1",or(${beyond({ time: 'created_at' }, cursor, true)}))`,
    );
  });

  it('includes a name with combining vowel signs', () => {
    expect(decodeCursor(encodeCursor({ ...cursor, key: 'अनिता' }))?.key).toBe('अनिता');
  });

  it.each([
    undefined,
    '',
    ['a', 'b'],
    'ayer_1',
    `${encodeCursor(cursor)}),or(id.gt.0`,
    `2026-99-99T10:00:00Z_${cursor.id}`,
    `2026-02-30T10:00:00Z_${cursor.id}`,
    `2026-02-28T24:00:00Z_${cursor.id}`,
    `0000-01-01T10:00:00Z_${cursor.id}`,
    `2026-11-21T10:00:00Z_${cursor.id}\n`,
    `2026-11-21T10:00:00Z_${cursor.id}_a\nb`,
    `2026-11-21T10:00:00Z_${cursor.id}_a"),b`,
    `2026-11-21T10:00:00Z_${cursor.id}_${'a'.repeat(301)}`,
  ])('is not %j', (value) => expect(decodeCursor(value)).toBeNull());
});

describe('the order of a list', () => {
  const sortable = { nombre: 'sort_name' };

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

  it.each([
    ['nombre', '', undefined, 'nombre'],
    ['nombre', 'nombre', 'ascending', '-nombre'],
    ['nombre', '-nombre', 'descending', 'nombre'],
    ['fecha', 'nombre', undefined, ''],
    ['fecha', '', 'descending', 'fecha'],
    ['fecha', 'fecha', 'ascending', ''],
  ])('the heading %s of a list in order %j is %s and leads to %j', (name, order, now, next) => {
    expect(sortLink(name, order)).toEqual({ now, order: next });
  });
});

it('a page of few rows has no neighbours, and an invalid cursor is none', async () => {
  const rows = [{ ...cursor, created_at: cursor.at }];
  expect(await readPage(null, async () => rows)).toEqual({ rows, previous: null, next: null });
  const end = await readPage({ cursor, back: false }, async () => []);
  expect(end).toEqual({ rows: [], previous: null, next: null });
  expect(readPosition({ antes: 'x', despues: ['y'] })).toBeNull();
  expect(readPosition({})).toBeNull();
});
