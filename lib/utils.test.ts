import { expect, it } from 'vitest';
import { cn } from '@/lib/utils';

it('keeps the later of two conflicting classes, a type scale being no colour', () => {
  expect(cn('px-4 text-ink', false, 'px-8')).toBe('text-ink px-8');
  expect(cn('text-lead', 'text-accent')).toBe('text-lead text-accent');
  expect(cn('text-lead', 'text-small')).toBe('text-small');
});
