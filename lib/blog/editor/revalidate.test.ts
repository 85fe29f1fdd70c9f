import { beforeEach, expect, it, vi } from 'vitest';
import { revalidatePosts } from '@/lib/blog/editor/revalidate';

const updateTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ updateTag }));

beforeEach(() => updateTag.mockClear());

it('refreshes what shows many posts, and the old and the new address of one, each once', () => {
  revalidatePosts(['antes', 'despues', 'antes']);
  expect(updateTag.mock.calls).toEqual([['posts'], ['post:antes'], ['post:despues']]);
});

it('refreshes the lists when no single post is named', () => {
  revalidatePosts([]);
  expect(updateTag.mock.calls).toEqual([['posts']]);
});
