import { describe, expect, it } from 'vitest';
import { publishedAt } from '@/lib/blog/editor/publication';

const now = new Date('2026-11-22T10:00:00Z');
const before = '2025-01-01T00:00:00+00:00';
const after = '2027-01-01T00:00:00+00:00';
const current = (status: string, published_at: string | null, scheduled_for: string | null) => ({
  status,
  published_at,
  scheduled_for,
});

describe('publishedAt', () => {
  it.each([
    ['a new post', null, now.toISOString()],
    ['a draft', current('draft', null, null), now.toISOString()],
    ['a published post, which keeps its date', current('published', before, null), before],
    ['a post that will appear', current('scheduled', null, after), now.toISOString()],
    ['a post that has appeared', current('scheduled', null, before), before],
    ['a draft with a planned date', current('draft', null, before), now.toISOString()],
  ])('publishing %s', (_name, row, expected) => {
    expect(publishedAt('published', row, now)).toBe(expected);
  });

  it.each(['draft', 'scheduled'] as const)('%s has none', (status) => {
    expect(publishedAt(status, current('published', before, null), now)).toBeNull();
  });
});
