import { beforeEach, describe, expect, it, vi } from 'vitest';
import { revalidatePosts, serverMessage } from '@/app/admin/blog-posts/mutations';

const updateTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ updateTag }));

beforeEach(() => updateTag.mockClear());

it('expires the tag of all posts, and those of the old and the new slug once each', () => {
  revalidatePosts(['antes', 'despues', 'antes']);
  expect(updateTag.mock.calls).toEqual([['posts'], ['post:antes'], ['post:despues']]);
});

it('expires only the tag of all posts when no slug is given', () => {
  revalidatePosts([]);
  expect(updateTag.mock.calls).toEqual([['posts']]);
});

describe('serverMessage', () => {
  const refusal = {
    code: '23514',
    message: 'new row violates check constraint "blog_posts_title_check"',
    details: null,
    hint: null,
  };
  const outage = { code: '', message: 'TypeError: fetch failed', details: '', hint: '' };

  it.each([
    ['what the database said', refusal, refusal.message],
    [
      'the message of the cause, when the error was wrapped',
      new Error('Not read', { cause: refusal }),
      refusal.message,
    ],
    ['nothing about a server that did not answer', outage, undefined],
    ['nothing about an answer that was no answer of it', { message: '<html>502' }, undefined],
    ['nothing of our own errors', new TypeError('x is undefined'), undefined],
  ])('returns %s', (_name, error, message) => {
    expect(serverMessage(error)).toBe(message);
  });
});
