import { expect, it } from 'vitest';
import { passwordAdvice } from './password-advice';

it.each([
  ['', ''],
  ['a', 'short:5'],
  ['aaaaa', 'short:1'],
  ['aaaaaa', 'repeated'],
  ['🙂🙂🙂🙂', 'short:2'],
  ['Ana-2026', 'address'],
  ['ana@example.org', 'address'],
  ['951753', 'digits'],
  ['ñ'.repeat(37), 'long'],
  ['tres granadas', 'enough'],
])('says of %j: %s', (password, advice) => {
  expect(passwordAdvice(password, 6, 'ana@example.org')).toBe(advice);
});

it('says nothing of an address that is not typed yet', () => {
  expect(passwordAdvice('tres granadas', 12, '')).toBe('enough');
});
