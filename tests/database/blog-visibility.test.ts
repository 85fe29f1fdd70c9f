import { afterEach, describe, expect, it } from 'vitest';
import { blogPost } from './rows.ts';
import { anonymousClient, must, secretClient } from './support.ts';

const secret = secretClient();
const anonymous = anonymousClient();
const day = 86_400_000;
const past = new Date(Date.now() - day).toISOString();
const future = new Date(Date.now() + day).toISOString();
const post = blogPost();

afterEach(async () => {
  must(await secret.from('blog_posts').delete().eq('slug', post.slug));
});

const publicPost = async () =>
  must(await anonymous.from('blog_posts').select('public_at').eq('slug', post.slug))[0];

describe('the posts that visitors see', () => {
  it.each([
    { status: 'draft', visible: false },
    { status: 'draft', scheduled_for: past, visible: false },
    { status: 'draft', published_at: past, visible: false },
    { status: 'published', published_at: past, visible: true },
    { status: 'published', published_at: future, visible: false },
    { status: 'published', published_at: past, scheduled_for: future, visible: true },
    { status: 'scheduled', scheduled_for: past, visible: true },
    { status: 'scheduled', scheduled_for: future, visible: false },
    { status: 'scheduled', visible: false },
    { status: 'scheduled', published_at: past, visible: false },
  ])('$status, published $published_at, scheduled $scheduled_for: $visible', async (given) => {
    const { visible, ...state } = given;
    must(await secret.from('blog_posts').insert({ ...post, ...state }));
    expect((await publicPost()) !== undefined).toBe(visible);
  });

  it.each([
    { status: 'published', published_at: past, scheduled_for: future },
    { status: 'scheduled', scheduled_for: past },
  ])('dates a $status post by the day it became public', async (state) => {
    must(await secret.from('blog_posts').insert({ ...post, ...state }));
    expect(Date.parse((await publicPost())?.public_at ?? '')).toBe(Date.parse(past));
  });

  it('follow a status changed by SQL', async () => {
    must(await secret.from('blog_posts').insert(post));
    const change = (status: string) =>
      secret.from('blog_posts').update({ status }).eq('slug', post.slug).select('published_at');
    expect(must(await change('published'))[0]?.published_at).not.toBeNull();
    expect(await publicPost()).toBeDefined();
    expect(must(await change('draft'))[0]?.published_at).toBeNull();
    expect(await publicPost()).toBeUndefined();
  });

  it('include the six articles of the seed', async () => {
    const seeded = [1, 2, 3, 4, 5, 6].map((n) => `0da00000-0000-4000-8000-00000000000${n}`);
    const found = must(await anonymous.from('blog_posts').select('category').in('id', seeded));
    expect(found).toHaveLength(6);
    expect(new Set(found.map(({ category }) => category)).size).toBe(4);
  });
});
