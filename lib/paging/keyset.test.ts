import { expect, it } from 'vitest';
import { type ListPosition, type Page, readPage, readPosition } from '@/lib/paging/keyset';

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
  const beyond = newest.filter(({ id }) => (back ? id > cursor.id : id < cursor.id));
  return (back ? beyond.reverse() : beyond).slice(0, max);
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
  const end = await readPage(
    { cursor: { at: rowOf(0).created_at, id: rowOf(0).id }, back: false },
    listOf(3),
  );
  expect(end).toEqual({ rows: [], previous: null, next: null });
  expect(readPosition({ antes: 'x', despues: ['y'] })).toBeNull();
  expect(readPosition({})).toBeNull();
});
