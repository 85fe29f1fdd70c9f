import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { blogPost } from './rows.ts';
import { must, secretClient, unique } from './support.ts';

const secret = secretClient();
const author = unique('lugar');
/** Newer than everything else in the database, so that page one begins with them. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const names = new Map<string, string>();
const insert = async (name: string, state: Partial<TablesInsert<'blog_posts'>>) => {
  const post = { ...blogPost(), author, ...state };
  names.set(post.slug, name);
  must(await secret.from('blog_posts').insert(post));
};
const change = async (name: string, state: Partial<TablesInsert<'blog_posts'>>) => {
  const slug = [...names].find(([, value]) => value === name)?.[0] ?? '';
  must(await secret.from('blog_posts').update(state).eq('slug', slug));
};

const page = async (number: number, size: number, wanted?: string) =>
  must(await secret.rpc('blog_page', { page: number, size, ...(wanted && { wanted }) }));
const shown = async (number: number, size: number, wanted?: string) =>
  (await page(number, size, wanted)).map(({ slug }) => names.get(slug) ?? 'other');
const total = async (wanted?: string) => (await page(1, 1, wanted))[0]?.total ?? 0;

let before = 0;

beforeAll(async () => {
  before = await total();
  const published = (category: string, age: number) => ({
    status: 'published',
    category,
    published_at: minutesAgo(age),
  });
  // Not in the order of their dates: each takes its place.
  await insert('third', published('cine', 3));
  await insert('first', published('ia', 1));
  await insert('second', published('cine', 2));
  await insert('draft', { status: 'draft' });
  await insert('tomorrow', { status: 'scheduled', scheduled_for: minutesAgo(-1440) });
});

afterAll(async () => {
  must(await secret.from('blog_posts').delete().eq('author', author));
  expect(await total()).toBe(before);
});

describe('blog_page', () => {
  it('pages through public posts, newest first', async () => {
    expect(await shown(1, 2)).toEqual(['first', 'second']);
    expect((await shown(2, 2))[0]).toBe('third');
    expect(await total()).toBe(before + 3);
  });

  it('pages through a category', async () => {
    expect((await shown(1, 2, 'cine')).slice(0, 2)).toEqual(['second', 'third']);
    expect(await shown(1, 1, 'ia')).toEqual(['first']);
  });

  it('shows every post on exactly one page', async () => {
    const slugs: string[] = [];
    for (let number = 1; ; number += 1) {
      const rows = await page(number, 2);
      slugs.push(...rows.map(({ slug }) => slug));
      if (rows.length < 2) break;
    }
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toHaveLength(before + 3);
  });

  it.each([999_999, 0, -1])('has no page %i', async (number) => {
    expect(await page(number, 12)).toEqual([]);
  });

  it('knows no other category', async () => {
    expect(await page(1, 12, 'deportes')).toEqual([]);
  });

  it('follows a post that changes its day, its category or its state', async () => {
    await change('second', { published_at: minutesAgo(0) });
    expect(await shown(1, 3)).toEqual(['second', 'first', 'third']);
    await change('second', { category: 'ia' });
    expect(await shown(1, 2, 'ia')).toEqual(['second', 'first']);
    await change('second', { status: 'draft' });
    expect(await shown(1, 2)).toEqual(['first', 'third']);
    expect(await total()).toBe(before + 2);
  });

  it('shows a scheduled post when its hour has come', async () => {
    await change('tomorrow', { scheduled_for: minutesAgo(0) });
    expect((await shown(1, 1))[0]).toBe('tomorrow');
  });
});

describe('blog_neighbours', () => {
  it('names the public posts on both sides', async () => {
    const slug = [...names].find(([, name]) => name === 'first')?.[0] ?? '';
    const rows = must(await secret.rpc('blog_neighbours', { of_slug: slug }));
    const side = (newer: boolean) => rows.filter((row) => row.newer === newer);
    expect(side(true).map((row) => names.get(row.slug))).toEqual(['tomorrow']);
    expect(side(false).map((row) => names.get(row.slug))).toEqual(['third']);
  });

  it('says nothing of a post that is not public', async () => {
    const slug = [...names].find(([, name]) => name === 'draft')?.[0] ?? '';
    expect(must(await secret.rpc('blog_neighbours', { of_slug: slug }))).toEqual([]);
  });
});
