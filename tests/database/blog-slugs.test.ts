import { afterEach, describe, expect, it } from 'vitest';
import { blogPost } from './rows.ts';
import { must, secretClient, unique } from './support.ts';

const secret = secretClient();
const created: string[] = [];

afterEach(async () => {
  must(await secret.from('blog_posts').delete().in('id', created.splice(0)));
});

async function newPost(status: string, slug = unique('post')) {
  const row = { ...blogPost(), slug, status };
  const { id } = must(await secret.from('blog_posts').insert(row).select('id').single());
  created.push(id);
  return { id, slug };
}

async function change(id: string, values: { slug?: string; status?: string }) {
  must(await secret.from('blog_posts').update(values).eq('id', id));
}

async function rename(id: string, slug = unique('nuevo')) {
  await change(id, { slug });
  return slug;
}

const target = async (slug: string) =>
  must(await secret.rpc('moved_post_slug', { old_slug: slug }, { get: true }));

describe('former addresses', () => {
  it('lead to the current address, after any number of changes', async () => {
    const { id, slug } = await newPost('published');
    const second = await rename(id);
    const third = await rename(id);
    expect([await target(slug), await target(second), await target(third)]).toEqual([
      third,
      third,
      null,
    ]);
  });

  it('are removed when the article moves back', async () => {
    const { id, slug } = await newPost('published');
    const second = await rename(id);
    await rename(id, slug);
    expect([await target(slug), await target(second)]).toEqual([null, slug]);
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
    const draft = await newPost('draft', slug);
    await rename(draft.id);
    expect(await target(slug)).toBe(moved);
  });

  it('of a draft are not stored', async () => {
    const { id, slug } = await newPost('draft');
    await rename(id);
    await change(id, { status: 'published' });
    expect(await target(slug)).toBeNull();
  });

  it('remain when an article is withdrawn, renamed and published again', async () => {
    const { id, slug } = await newPost('published');
    await change(id, { status: 'draft' });
    const moved = await rename(id);
    expect(await target(slug)).toBeNull();
    await change(id, { status: 'published' });
    expect(await target(slug)).toBe(moved);
  });

  it('are deleted with the article', async () => {
    const { id, slug } = await newPost('published');
    await rename(id);
    must(await secret.from('blog_posts').delete().eq('id', id));
    expect(must(await secret.from('blog_post_slugs').select().eq('slug', slug))).toEqual([]);
  });
});
