import { describe, expect, it } from 'vitest';
import { longestTerm, searchTerm } from '@/lib/text/clean';

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
