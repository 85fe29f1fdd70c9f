import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { further } from './characters';

/** The range in CSS notation: `U+23-24, U+3C-3E, …`. */
function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

it('characters are in one of two fonts, and app/document.tsx has the range of the second', async () => {
  expect(unicodeRange(['c', 'a', 'b', 'ñ'])).toBe('U+61-63, U+F1');
  // next/font parses its options without evaluating them, so app/document.tsx repeats the range as a literal.
  const fonts = await readFile('app/document.tsx', 'utf8');
  const written = [...fonts.matchAll(/value:\s*'(U\+[^']+)'/g)].map(([, value]) => value);
  expect(written).toEqual([unicodeRange(further), unicodeRange(further)]);
});
