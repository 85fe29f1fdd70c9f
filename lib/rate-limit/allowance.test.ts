import { expect, it } from 'vitest';
import { createAllowance } from '@/lib/cart/check';

it('allows each subject the given number per minute, and again in the next minute', () => {
  let now = 0;
  const allowed = createAllowance(2, () => now);
  expect([allowed('a'), allowed('a'), allowed('a'), allowed('b')]).toEqual([
    ...[true, true, false],
    true,
  ]);
  now = 60_000;
  expect(allowed('a')).toBe(true);
});
