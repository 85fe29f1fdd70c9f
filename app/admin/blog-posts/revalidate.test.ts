import { beforeEach, expect, it, vi } from 'vitest';
import { revalidatePosts } from '@/app/admin/blog-posts/mutations';

const updateTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), updateTag }));

beforeEach(() => updateTag.mockClear());

it('expires the tag of all posts, and those of the old and the new slug once each', () => {
  revalidatePosts(['antes', 'despues', 'antes']);
  expect(updateTag.mock.calls).toEqual([['posts'], ['post:antes'], ['post:despues']]);
});

it('expires only the tag of all posts when no slug is given', () => {
  revalidatePosts([]);
  expect(updateTag.mock.calls).toEqual([['posts']]);
});
