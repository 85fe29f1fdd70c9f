import { expect, it, vi } from 'vitest';
import { revalidatePosts, serverMessage } from './mutations';

const updateTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), updateTag }));

it('a change of slugs expires the lists and each address, once', () => {
  revalidatePosts(['antes', 'despues', 'antes']);
  revalidatePosts([]);
  expect(updateTag.mock.calls.flat()).toEqual(['posts', 'post:antes', 'post:despues', 'posts']);
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
