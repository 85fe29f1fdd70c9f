import { describe, expect, it } from 'vitest';
import { longestTerm, searchAddress, searchPage, searchTerm } from '@/lib/blog/search/term';

describe('searchTerm', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    [['uno', 'dos'], 'uno'],
    [[], ''],
    ['  la   voz\n', 'la voz'],
    ['a\u0000b\u0007', 'ab'],
    ['\ud800', '\ufffd'],
    ['  \t ', ''],
  ])('%j is %j', (given, expected) => {
    expect(searchTerm(given)).toBe(expected);
  });

  it('cuts between characters, not within them', () => {
    const term = searchTerm('📚'.repeat(500));
    expect([...term]).toHaveLength(longestTerm);
    expect(term.isWellFormed()).toBe(true);
  });
});

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
  it('encodes the term and leaves the first page unsaid', () => {
    expect(searchAddress('a&b #c')).toBe('/blog?q=a%26b+%23c');
    expect(searchAddress('voz', 2)).toBe('/blog?q=voz&pagina=2');
  });
});
