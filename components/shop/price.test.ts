import { expect, it } from 'vitest';
import { priceText } from './price';

it.each([
  ['18', '18,00\u00a0EUR'],
  ['18.5', '18,50\u00a0EUR'],
  ['1250.00', '1250,00\u00a0EUR'],
])('formats %s as %s', (amount, text) => {
  expect(priceText({ amount, currencyCode: 'EUR' })).toBe(text);
});
