import { expect, it } from 'vitest';
import { withinQuotes } from '@/lib/text/text';

it.each([
  ['Latido', 'Latido'],
  ['«Latido»: la presentación', '“Latido”: la presentación'],
  ['«Un “eco” lejano»', '“Un ‘eco’ lejano”'],
  ["L'Alhambra", "L'Alhambra"],
])('%s becomes %s between quotation marks', (text, expected) => {
  expect(withinQuotes(text)).toBe(expected);
});
