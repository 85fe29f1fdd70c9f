import { describe, expect, it } from 'vitest';
import {
  beyond,
  decodeCursor,
  encodeCursor,
  type ListPosition,
  type Page,
  readOrder,
  readPage,
  readPosition,
  sortLink,
  sortOf,
} from '@/lib/paging/keyset';

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

type Row = { created_at: string; id: string; n: number };

const rowOf = (n: number): Row => ({
  n,
  created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
});

/** A list of this many rows, read as the database would. */
const listOf = (count: number) => async (place: ListPosition, max: number) => {
  const newest = Array.from({ length: count }, (_, index) => rowOf(count - 1 - index));
  if (!place) return newest.slice(0, max);
  const { cursor, back } = place;
  const rest = newest.filter(({ id }) => (back ? id > cursor.id : id < cursor.id));
  return (back ? rest.reverse() : rest).slice(0, max);
};

const numbers = (page: Page<Row>) => page.rows.map(({ n }) => n);
const older = (page: Page<Row>) => readPosition({ despues: page.next });
const newer = (page: Page<Row>) => readPosition({ antes: page.previous });

it('shows the same pages forwards and backwards', async () => {
  const read = listOf(60);
  const first = await readPage(null, read);
  const second = await readPage(older(first), read);
  const third = await readPage(older(second), read);
  expect([numbers(first)[0], numbers(second)[0], numbers(third)]).toEqual([
    59,
    34,
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  ]);
  expect([first.previous, third.next]).toEqual([null, null]);
  const backInSecond = await readPage(newer(third), read);
  expect(numbers(backInSecond)).toEqual(numbers(second));
  const backInFirst = await readPage(newer(backInSecond), read);
  expect(numbers(backInFirst)).toEqual(numbers(first));
  expect(backInFirst.previous).toBeNull();
  expect(numbers(await readPage(older(backInFirst), read))).toEqual(numbers(second));
});

it('shows a complete first page when fewer rows are left before the cursor', async () => {
  const second = await readPage(older(await readPage(null, listOf(60))), listOf(60));
  const up = await readPage(newer(second), listOf(70));
  expect([numbers(up).length, numbers(up)[0]]).toEqual([25, 59]);
  const top = await readPage(newer(up), listOf(70));
  expect([numbers(top).length, numbers(top)[0], top.previous]).toEqual([25, 69, null]);
});

it('has no next page at the end, and ignores an invalid cursor', async () => {
  const last = { at: rowOf(0).created_at, id: rowOf(0).id };
  const end = await readPage({ cursor: last, back: false }, listOf(3));
  expect(end).toEqual({ rows: [], previous: null, next: null });
  expect(readPosition({ antes: 'x', despues: ['y'] })).toBeNull();
  expect(readPosition({})).toBeNull();
});
