import { expect, it } from 'vitest';
import { summary } from './categories';

it.each([
  ['Corto.', 20, 'Corto.'],
  ['Una frase que no cabe entera', 15, 'Una frase que…'],
  ['Una frase, que no cabe', 14, 'Una frase…'],
  ['Unapalabralarguísima', 10, 'Unapalabr…'],
])('%j in %d characters', (text, longest, expected) => {
  expect(summary(text, longest)).toBe(expected);
  expect(summary(text, longest).length).toBeLessThanOrEqual(longest);
});
