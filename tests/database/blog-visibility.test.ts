import { describe, expect, it } from 'vitest';
import { blogPost } from './rows.ts';
import { anonymousClient, must, secretClient, temporaryRow } from './support.ts';

const secret = secretClient();
const anonymous = anonymousClient();
const day = 86_400_000;
const past = new Date(Date.now() - day).toISOString();
const future = new Date(Date.now() + day).toISOString();
const post = blogPost();

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
    await temporaryRow('blog_posts', { ...post, ...state });
    const found = await publicPost();
    expect(found !== undefined).toBe(visible);
    // Its date is the day it became public.
    if (found) expect(Date.parse(found.public_at ?? '')).toBe(Date.parse(past));
  });

  it('follow a status changed by SQL', async () => {
    await temporaryRow('blog_posts', post);
    const change = (status: string) =>
      secret.from('blog_posts').update({ status }).eq('slug', post.slug).select('published_at');
    expect(must(await change('published'))[0]?.published_at).not.toBeNull();
    expect(await publicPost()).toBeDefined();
    expect(must(await change('draft'))[0]?.published_at).toBeNull();
    expect(await publicPost()).toBeUndefined();
  });
});
