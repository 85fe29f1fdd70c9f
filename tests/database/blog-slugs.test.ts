import { randomUUID } from 'node:crypto';
import { updateTag } from 'next/cache';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPost, updatePost, withdrawPosts } from '@/app/admin/blog-posts/mutations';
import { getPreview, getRevision, getStoredPost } from '@/app/admin/blog-posts/queries';
import { blogPost } from './rows.ts';
import { must, secretClient, signedInClient, temporaryRow, unique } from './support.ts';

const secret = secretClient();
const staff = await signedInClient('equipo');
vi.mock('@/lib/auth/session', () => ({ staffClient: async () => staff }));
const expired = () => vi.mocked(updateTag).mock.calls.splice(0).flat();

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

describe('what is sent again because its answer was lost', () => {
  it('stores a new post once, and another post does not take its slug', async () => {
    const scheduled = { status: 'scheduled', scheduled_for: '2031-07-01T08:30:00.000Z' } as const;
    const category = 'cine' as const;
    const post = { ...blogPost(), author: 'Grupo Dauro', category, tags: ['río'], ...scheduled };
    onTestFinished(async () => {
      must(await secret.from('blog_posts').delete().eq('slug', post.slug));
    });
    const saved = await createPost(post);
    expect(expired()).toEqual(['posts', `post:${post.slug}`]);
    expect(await createPost(post)).toEqual(saved);
    expect(expired()).toEqual(['posts', `post:${post.slug}`]);
    expect(await createPost({ ...post, title: 'Otra' })).toEqual({ kind: 'slug_taken' });
    expect(expired()).toEqual([]);
  });

  it('is one post when its words are others now, unless another person has changed it', async () => {
    const post = {
      ...blogPost(),
      author: 'Grupo Dauro',
      category: 'cine',
      status: 'draft',
    } as const;
    const other = { ...post, slug: unique('otra'), title: 'Otra' };
    onTestFinished(async () => {
      must(await secret.from('blog_posts').delete().in('slug', [post.slug, other.slug]));
    });
    const first = await createPost(post, [post]);
    if (first.kind !== 'saved') throw new Error(first.kind);
    const { id, updated_at } = first.post;
    expect(await createPost(other, [post])).toMatchObject({
      kind: 'saved',
      post: { ...other, id },
    });
    const again = updatePost(id, updated_at, { ...other, title: 'Tercera' }, [post, other]);
    expect(await again).toMatchObject({ kind: 'saved', post: { title: 'Tercera' } });
    expect(await updatePost(id, updated_at, { ...other, title: 'Tercera' })).toMatchObject({
      kind: 'saved',
    });
    expect(await updatePost(id, updated_at, post, [other])).toMatchObject({ kind: 'conflict' });
  });

  it.each([
    ['deletion', null],
    ['withdrawal', { status: 'draft', scheduled_for: null } as const],
  ])(
    'refreshes the pages after a %s, which spares what has changed since the list',
    async (_name, to) => {
      const posts = [await newPost('published'), await newPost('published')];
      const ids = [...posts.map(({ id }) => id), randomUUID()];
      const rows = secret.from('blog_posts').select('id, status, updated_at').in('id', ids);
      const seen = must(await rows).map(({ updated_at }) => updated_at);
      const [[one], newest = ''] = [posts, seen.sort().at(-1)];
      await secret
        .from('blog_posts')
        .update({ title: '«Ya» no es así' })
        .eq('id', posts[1]?.id ?? '');
      for (const _again of [1, 2]) {
        expect(await withdrawPosts(ids, newest, to)).toBe('conflict:«“Ya” no es así»');
      }
      expect(expired()).toEqual(['posts', `post:${one?.slug}`, 'posts']);
      const left = must(await rows).filter(({ status }) => status === 'published');
      expect(left.map(({ id }) => id)).toEqual([posts[1]?.id]);
    },
  );
});

it.each(['\0', 'a\0b', 'otra'])('%j in an address is no post, preview or version', async (id) => {
  expect(await Promise.all([getStoredPost(id), getPreview(id), getRevision(id, id)])).toEqual([
    null,
    null,
    null,
  ]);
});
