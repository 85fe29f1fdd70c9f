import { describe, expect, it } from 'vitest';
import { searchAddress, searchPage } from '@/lib/blog/search';

describe('searchPage', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['3', 3],
    [['2', '9'], 2],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['99999', null],
    ['dos', null],
  ])('%j is %j', (given, expected) => {
    expect(searchPage(given)).toBe(expected);
  });
});

describe('searchAddress', () => {
  it('encodes the term and omits the number of the first page', () => {
    expect(searchAddress('a&b #c')).toBe('/blog?q=a%26b+%23c');
    expect(searchAddress('voz', 2)).toBe('/blog?q=voz&pagina=2');
  });
});
