import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { further, spanish, unicodeRange } from './characters';

it('characters are in one of two fonts, and app/document.tsx has the range of the second', async () => {
  expect(unicodeRange(['c', 'a', 'b', 'ñ'])).toBe('U+61-63, U+F1');
  expect(further.filter((character) => spanish.includes(character))).toEqual([]);
  // next/font parses its options without evaluating them, so app/document.tsx repeats the range as a literal.
  const fonts = await readFile('app/document.tsx', 'utf8');
  const written = [...fonts.matchAll(/value:\s*'(U\+[^']+)'/g)].map(([, value]) => value);
  expect(written).toEqual([unicodeRange(further), unicodeRange(further)]);
});
