import { expect, it, vi } from 'vitest';
import {
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
vi.mock('@/lib/auth/session', () => ({ staffClient: async () => noRows }));

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
