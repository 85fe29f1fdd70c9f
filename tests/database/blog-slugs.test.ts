import { describe, expect, it } from 'vitest';
import { blogPost } from './rows.ts';
import { must, secretClient, temporaryRow, unique } from './support.ts';

const secret = secretClient();

async function newPost(status: string, slug = unique('post')) {
  return { id: await temporaryRow('blog_posts', { ...blogPost(), slug, status }), slug };
}

const change = async (id: string, values: { slug?: string; status?: string }) =>
  must(await secret.from('blog_posts').update(values).eq('id', id));

async function rename(id: string, slug = unique('nuevo')) {
  await change(id, { slug });
  return slug;
}

const target = async (slug: string) =>
  must(await secret.rpc('moved_post_slug', { old_slug: slug }, { get: true }));

describe('former addresses', () => {
  it('lead to the current address, after any number of changes and also back', async () => {
    const { id, slug } = await newPost('published');
    const second = await rename(id);
    const third = await rename(id);
    const targets = async () => [await target(slug), await target(second), await target(third)];
    expect(await targets()).toEqual([third, third, null]);
    await rename(id, slug);
    expect(await targets()).toEqual([null, slug, slug]);
  });

  it('belong to a public article that uses them again, and not to a draft', async () => {
    const { id, slug } = await newPost('published');
    const moved = await rename(id);
    const other = await newPost('draft', slug);
    expect(await target(slug)).toBe(moved);
    await change(other.id, { status: 'published' });
    expect(await target(slug)).toBeNull();
  });

  it('are not taken over by a draft that gives them up', async () => {
    const { id, slug } = await newPost('published');
    const moved = await rename(id);
    await rename((await newPost('draft', slug)).id);
    expect(await target(slug)).toBe(moved);
  });

  it('of a draft are not stored', async () => {
    const { id, slug } = await newPost('draft');
    await rename(id);
    await change(id, { status: 'published' });
    expect(await target(slug)).toBeNull();
  });

  it('remain when an article is withdrawn, renamed and published again, until it is deleted', async () => {
    const { id, slug } = await newPost('published');
    await change(id, { status: 'draft' });
    const moved = await rename(id);
    expect(await target(slug)).toBeNull();
    await change(id, { status: 'published' });
    expect(await target(slug)).toBe(moved);
    must(await secret.from('blog_posts').delete().eq('id', id));
    expect(must(await secret.from('blog_post_slugs').select().eq('slug', slug))).toEqual([]);
  });
});
