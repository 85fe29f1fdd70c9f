import { expect, it } from 'vitest';
import { furtherPages, pageNumber, pageOf, searchPage } from './numbered';

const size = 24;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('pages contain every item exactly once', () => {
  const all = numbers(64);
  const pages = [1, 2, 3].map((number) => pageOf(all, number, size)?.items ?? []);
  expect(pages.map(({ length }) => length)).toEqual([24, 24, 16]);
  expect(pages.flat()).toEqual(all);
});

it.each([
  [64, 0],
  [64, 4],
  [64, 1.5],
  [64, Number.NaN],
  [48, 3],
  [0, 2],
])('of %d items there is no page %d', (total, number) => {
  expect(pageOf(numbers(total), number, size)).toBeNull();
});

it('an empty list has one empty page', () => {
  expect(pageOf([], 1, size)).toEqual({ items: [], number: 1, pages: 1, total: 0 });
});

it.each([
  [0, []],
  [24, []],
  [25, ['2']],
  [48, ['2']],
  [64, ['2', '3']],
])('%d items have the further pages %j', (total, pages) => {
  expect(furtherPages(total, size)).toEqual(pages);
  expect(pageOf(numbers(total), 1, size)?.pages).toBe(pages.length + 1);
});

it.each(['2', '10', '999999'])('%s in an address is a page', (text) => {
  expect(pageNumber(text)).toBe(Number(text));
});

it.each(['', '0', '1', '01', '02', '-2', '2.0', '2e3', ' 2', '٢', '1000000', '２', 'dos'])(
  '%j in an address is none',
  (text) => expect(pageNumber(text)).toBeNull(),
);

it.each([
  [undefined, 1],
  ['3', 3],
  ['1', null],
  [['2', '9'], null],
])('the page %j of a search is %j', (given, expected) => expect(searchPage(given)).toBe(expected));
