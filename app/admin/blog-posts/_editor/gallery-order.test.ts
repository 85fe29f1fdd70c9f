import { describe, expect, it } from 'vitest';
import { addressesOf, moved } from '@/app/admin/blog-posts/compare';

describe('the order of a gallery', () => {
  it('reads one address per line and skips empty lines', () => {
    expect(addressesOf(' /a.webp \n\n/b.webp\r\n')).toEqual(['/a.webp', '/b.webp']);
    expect(addressesOf('')).toEqual([]);
  });

  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [0, 9, ['b', 'c', 'a']],
    [9, 0, ['a', 'b', 'c']],
  ])('moves entry %i to place %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});
