import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getNeighbours, getPost, getPostPage } from '@/lib/blog/queries';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { blogPost } from './rows.ts';
import { must, secretClient, unique } from './support.ts';

/** The lists of the blog through their data functions, as visitors see them, without Next's cache. */
vi.mock('@/lib/supabase/fetch', async (original) => ({
  ...(await original<object>()),
  cachedFetch: () => fetch,
}));

const secret = secretClient();
const author = unique('lugar');
/** Newer than all other posts in the database, so that they are first on page one. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** Two posts with each time, so that the identifier decides their order. */
const moments = Array.from({ length: 26 }, (_, index) => minutesAgo(1 + Math.floor(index / 2)));

const post = (state: Partial<TablesInsert<'blog_posts'>>) => ({ ...blogPost(), author, ...state });
let before = 0;

beforeAll(async () => {
  before = (await getPostPage(1))?.total ?? 0;
  const posts = moments.map((published_at, index) =>
    post({ status: 'published', category: index < 13 ? 'cine' : 'ia', published_at }),
  );
  const tomorrow = post({ status: 'scheduled', scheduled_for: minutesAgo(-1440) });
  for (const rows of [posts, post({ status: 'draft' }), tomorrow])
    must(await secret.from('blog_posts').insert(rows));
  return async () => {
    must(await secret.from('blog_posts').delete().eq('author', author));
  };
});

/** The slugs of these posts in the expected order, sorted by the database. */
async function expected(category?: string) {
  const which = { author, status: 'published', ...(category && { category }) };
  const posts = secret.from('blog_posts').select('slug').match(which);
  const newest = { ascending: false };
  const rows = must(await posts.order('public_at', newest).order('id', newest));
  return rows.map(({ slug }) => slug);
}

describe('a page of the blog', () => {
  it('shows every public post exactly once, newest first', async () => {
    const first = await getPostPage(1);
    expect(first?.total).toBe(before + 26);
    expect(first?.pages).toBe(Math.ceil((before + 26) / 12));
    const slugs: string[] = [];
    for (let number = 1; number <= (first?.pages ?? 0); number += 1) {
      slugs.push(...((await getPostPage(number))?.posts ?? []).map(({ slug }) => slug));
    }
    expect(slugs).toHaveLength(before + 26);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.slice(0, 26)).toEqual(await expected());
  });

  it('contains only posts of the requested category', async () => {
    const page = await getPostPage(1, { category: 'cine' });
    expect(page?.posts.map(({ slug }) => slug)).toEqual((await expected('cine')).slice(0, 12));
  });

  it('is null past the last page', async () => {
    const pages = (await getPostPage(1))?.pages ?? 0;
    expect(await getPostPage(pages)).not.toBeNull();
    for (const past of [pages + 1, 999_999]) expect(await getPostPage(past)).toBeNull();
  });

  it('exists without posts when the category is empty', async () => {
    const art = must(await secret.from('blog_posts').select('id').eq('category', 'arte'));
    const ids = art.map(({ id }) => id);
    const move = async (category: string) => {
      must(await secret.from('blog_posts').update({ category }).in('id', ids));
    };
    await move('literatura');
    onTestFinished(() => move('arte'));
    const page = await getPostPage(1, { category: 'arte' });
    expect(page).toEqual({ posts: [], page: 1, pages: 1, total: 0 });
    expect(await getPostPage(2, { category: 'arte' })).toBeNull();
  });
});

it('neighbours follow the order of the lists, also among posts with the same time', async () => {
  const slugs = await expected();
  for (const index of [0, 1, 2, 12]) {
    const read = await getPost(slugs[index] ?? '');
    if (!read) throw new Error('The post is missing');
    const { newer, older } = await getNeighbours(read);
    expect([newer?.slug, older?.slug]).toEqual([slugs[index - 1], slugs[index + 1]]);
  }
});
