import { describe, expect, it } from 'vitest';
import { cn } from '@/lib/utils';

describe('cn', () => {
  it('keeps the later of two conflicting classes', () => {
    expect(cn('px-4 text-ink', false, 'px-8')).toBe('text-ink px-8');
  });

  it('distinguishes the type scale from colours', () => {
    expect(cn('text-lead', 'text-accent')).toBe('text-lead text-accent');
    expect(cn('text-lead', 'text-small')).toBe('text-small');
  });
});
