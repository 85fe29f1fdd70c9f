import { describe, expect, it } from 'vitest';
import { hourProblem, isPublic, publishedAt } from '@/app/admin/blog-posts/publication';

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

  it.each(['draft', 'scheduled'] as const)('a post with status %s has no date', (status) => {
    expect(publishedAt(status, current('published', before, null), now)).toBeNull();
  });
});

describe('isPublic', () => {
  it.each([
    ['published', '', true],
    ['draft', '2020-01-01T10:00', false],
    ['scheduled', '', false],
    ['scheduled', '2026-11-22T11:00', true],
    ['scheduled', '2026-11-22T11:01', false],
  ])('%s for %j: %s', (status, scheduled_for, expected) => {
    expect(isPublic({ status, scheduled_for }, now)).toBe(expected);
  });
});

describe('hourProblem', () => {
  it.each([
    ['', 'scheduled_required'],
    ['mañana', 'scheduled_invalid'],
    ['2030-03-31T02:30', 'scheduled_skipped'],
    ['2026-11-22T11:00', 'past'],
    ['2026-11-22T11:01', null],
  ])('%j: %s', (hour, expected) => {
    expect(hourProblem(hour, now)).toBe(expected);
  });
});
