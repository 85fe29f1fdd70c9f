import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheLifetimes } from '@/lib/cache';

const { read, store } = vi.hoisted(() => ({
  read: vi.fn<() => Promise<{ data: unknown; error: { message: string } | null }>>(),
  /** What Next hands out at request time, however old it is. */
  store: { value: undefined as unknown },
}));
vi.mock('next/cache', () => ({
  unstable_cache: (make: () => Promise<unknown>) => async () => {
    store.value ??= await make();
    return store.value;
  },
}));
vi.mock('@/lib/supabase/public', () => {
  const query = { select: () => query, order: () => query, limit: () => query, abortSignal: read };
  return { createPublicClient: () => ({ from: () => query }) };
});

const { getFeedPosts } = await import('./posts');
const answer = (slug: string) => ({ data: [{ slug }], error: null });
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(async () => {
  vi.useFakeTimers();
  store.value = undefined;
  read.mockReset().mockResolvedValueOnce(answer('antes'));
  expect(await getFeedPosts()).toEqual([{ slug: 'antes' }]);
});
afterEach(() => vi.useRealTimers());

it('hands out what is stored while it is young', async () => {
  later(cacheLifetimes.blogAtMost - 1);
  expect(await getFeedPosts()).toEqual([{ slug: 'antes' }]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again what is too old', async () => {
  later(cacheLifetimes.blogAtMost);
  read.mockResolvedValueOnce(answer('después'));
  expect(await getFeedPosts()).toEqual([{ slug: 'después' }]);
});

it.each([
  ['refuses', () => read.mockRejectedValueOnce(new TypeError('fetch failed'))],
  ['answers an error', () => read.mockResolvedValueOnce({ data: null, error: { message: '500' } })],
])('goes on with what it has while the database %s, however old that is', async (_how, fail) => {
  later(86_400);
  fail();
  expect(await getFeedPosts()).toEqual([{ slug: 'antes' }]);
});

it('fails when there never was anything, rather than answer with an empty feed', async () => {
  store.value = undefined;
  read.mockResolvedValueOnce({ data: null, error: { message: '500' } });
  await expect(getFeedPosts()).rejects.toThrow('500');
});
