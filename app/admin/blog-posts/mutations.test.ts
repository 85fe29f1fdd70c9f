import { beforeEach, expect, it, vi } from 'vitest';
import {
  createPost,
  deletePosts,
  revalidatePosts,
  serverMessage,
  unpublishPosts,
} from '@/app/admin/blog-posts/mutations';

const updateTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ updateTag }));
/** A database in which every query matches no row. */
const noRows = vi.hoisted(() => {
  const query = {
    in: () => query,
    neq: () => query,
    select: async () => ({ data: [], error: null }),
  };
  return { from: () => ({ delete: () => query, update: () => query }) };
});
const staffClient = vi.hoisted(() => vi.fn());
vi.mock('@/lib/auth/session', () => ({ staffClient }));
vi.mock('@/app/admin/blog-posts/queries', () => ({
  withUsedTags: async (input: unknown) => input,
}));
beforeEach(() => staffClient.mockResolvedValue(noRows));

it('a change of slugs expires the lists and each address, once', () => {
  revalidatePosts(['antes', 'despues', 'antes']);
  revalidatePosts([]);
  expect(updateTag.mock.calls.flat()).toEqual(['posts', 'post:antes', 'post:despues', 'posts']);
});

it.each([
  ['deletion', deletePosts],
  ['withdrawal', unpublishPosts],
])('the retry of a %s that was stored refreshes the pages', async (_name, change) => {
  updateTag.mockClear();
  await change(['a']);
  expect(updateTag.mock.calls.flat()).toEqual(['posts']);
});

const message = 'new row violates check constraint "blog_posts_title_check"';
const refusal = { code: '23514', message, details: null, hint: null };
const outage = { code: '', message: 'TypeError: fetch failed', details: '', hint: '' };

it.each([
  ['what the database said', refusal, message],
  ['the cause of a wrapped error', new Error('Not read', { cause: refusal }), message],
  ['nothing about a server that did not answer', outage, undefined],
  ['nothing about an answer that was no answer of it', { message: '<html>502' }, undefined],
  ['nothing of our own errors', new TypeError('x is undefined'), undefined],
])('a writer is told %s', (_name, error, told) => expect(serverMessage(error)).toBe(told));

it.each([
  ['the same post, whose answer was lost, is saved', 'Agua', 'saved'],
  ['another post takes the slug', 'Fuego', 'slug_taken'],
])('a new post whose slug is in use: %s', async (_what, title, kind) => {
  const scheduled_for = '2031-07-01T08:30:00+00:00';
  const stored = {
    id: 'a',
    title: 'Agua',
    slug: 'agua',
    tags: ['río'],
    status: 'scheduled',
    scheduled_for,
  };
  const error = { code: '23505', message: 'unique constraint "blog_posts_slug_key"' };
  const single = (answer: object) => ({ single: () => ({ overrideTypes: async () => answer }) });
  const found = {
    maybeSingle: () => ({ overrideTypes: async () => ({ data: stored, error: null }) }),
  };
  staffClient.mockResolvedValue({
    from: () => ({
      insert: () => ({ select: () => single({ data: null, error }) }),
      select: () => ({ eq: () => found }),
    }),
  });
  const { id: _, ...columns } = stored;
  const input = { ...columns, title, scheduled_for: '2031-07-01T08:30:00.000Z' };
  updateTag.mockClear();
  expect(await createPost(input as never)).toMatchObject({ kind });
  expect(updateTag).toHaveBeenCalledTimes(kind === 'saved' ? 2 : 0);
});
