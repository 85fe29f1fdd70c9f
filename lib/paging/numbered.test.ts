import { describe, expect, it } from 'vitest';
import { furtherPages, pageNumber, pageOf } from '@/lib/paging/numbered';

const size = 24;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('pages', () => {
  it('contain every item exactly once', () => {
    const all = numbers(64);
    const pages = [1, 2, 3].map((number) => pageOf(all, number, size)?.items ?? []);
    expect(pages.map(({ length }) => length)).toEqual([24, 24, 16]);
    expect(pages.flat()).toEqual(all);
  });

  it.each([0, -1, 4, 1.5, Number.NaN])('page %d of sixty-four items does not exist', (number) => {
    expect(pageOf(numbers(64), number, size)).toBeNull();
  });

  it('an exact multiple has no empty last page', () => {
    expect(pageOf(numbers(48), 2, size)?.pages).toBe(2);
    expect(pageOf(numbers(48), 3, size)).toBeNull();
  });

  it('an empty list has one empty page', () => {
    expect(pageOf([], 1, size)).toEqual({ items: [], number: 1, pages: 1, total: 0 });
    expect(pageOf([], 2, size)).toBeNull();
  });

  it.each([
    [0, []],
    [24, []],
    [25, ['2']],
    [64, ['2', '3']],
  ])('%d items have the further pages %j', (total, pages) => {
    expect(furtherPages(total, size)).toEqual(pages);
  });
});

describe('the number in an address', () => {
  it.each([
    ['2', 2],
    ['10', 10],
    ['999999', 999_999],
  ])('%s', (text, number) => {
    expect(pageNumber(text)).toBe(number);
  });

  it.each(['', '0', '1', '01', '02', '-2', '2.0', '2e3', ' 2', '٢', '1000000', '２', 'dos'])(
    '%j is none',
    (text) => {
      expect(pageNumber(text)).toBeNull();
    },
  );
});
