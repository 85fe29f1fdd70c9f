import 'server-only';
import { unstable_cache } from 'next/cache';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { keysetQuery } from '@/lib/paging/keyset';
import { pathOf } from '@/lib/parameter-pages';
import { type DatedPage, latest } from '@/lib/seo/sitemap';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createPublicClient } from '@/lib/supabase/public';
import { createSecretClient } from '@/lib/supabase/secret';
import {
  type BlogCategory,
  type Neighbours,
  type Post,
  type PostMatch,
  type PostPage,
  type PostSummary,
  pictureSource,
  postColumns,
  postsPerPage,
  summaryColumns,
} from './types';

/** What the database ensures of a post that the public can read: a CHECK its category, the policies its date. */
export type PublicRow = { category: BlogCategory; date: string };

const cached = (...tags: string[]) => ({ tags, revalidate: cacheLifetimes.blog });

/** Rejects impossible slugs without a query. */
const isSlug = (text: string) => /^[a-z0-9-]{1,255}$/.test(text);

/**
 * Public posts, newest first. Row level security decides which posts are public. When they cannot be read, the page must
 * fail (5xx, or the cached copy) instead of showing an empty blog.
 */
function newestPosts(match: PostMatch, options?: { count: 'exact' }) {
  return createPublicClient(cached(cacheTags.posts))
    .from('blog_posts')
    .select(summaryColumns, options)
    .match(match)
    .order('public_at', { ascending: false })
    .order('id', { ascending: false });
}

/** One page of public posts and the number of pages; null past the last page. The first page always exists. */
export async function getPostPage(page: number, match: PostMatch = {}): Promise<PostPage | null> {
  const from = (page - 1) * postsPerPage;
  const { data, error, count } = await newestPosts(match, { count: 'exact' })
    .range(from, from + postsPerPage - 1)
    .overrideTypes<PublicRow[]>();
  if (error?.code === errorCodes.pastTheEnd) return null;
  if (error) throw new Error(`Posts could not be read: ${error.message}`);
  // PostgREST answers an empty page, and no error, when the last page is full.
  if (page > 1 && data.length === 0) return null;
  const total = count ?? 0;
  const pages = Math.max(1, Math.ceil(total / postsPerPage));
  return { posts: data, page, pages, total };
}

/** The newest public posts, of all or of one list. */
export async function getLatestPosts(count: number, match: PostMatch = {}): Promise<PostSummary[]> {
  const { data, error } = await newestPosts(match).limit(count).overrideTypes<PublicRow[]>();
  if (error) throw new Error(`Posts could not be read: ${error.message}`);
  return data;
}

/** The public post with a slug, or null. */
export async function getPost(slug: string): Promise<Post | null> {
  if (!isSlug(slug)) return null;
  const { data, error } = await createPublicClient(cached(cacheTags.posts, cacheTags.post(slug)))
    .from('blog_posts')
    .select(postColumns)
    .eq('slug', slug)
    .maybeSingle()
    .overrideTypes<PublicRow>();
  if (error) throw new Error(`Post ${slug} could not be read: ${error.message}`);
  return data;
}

/** The post that had this slug, or null. Its page gets the tag `moved`, and the page cache answers by a redirect. */
export async function getMovedPost(slug: string): Promise<{ slug: string; title: string } | null> {
  if (!isSlug(slug)) return null;
  const moved = await createSecretClient(cached(cacheTags.posts, cacheTags.post(slug))).rpc(
    'moved_post_slug',
    { old_slug: slug },
    { get: true },
  );
  if (moved.error) {
    throw new Error(`Address ${slug} could not be looked up: ${moved.error.message}`);
  }
  if (!moved.data) return null;
  const { data, error } = await createPublicClient(
    cached(cacheTags.posts, cacheTags.post(moved.data), cacheTags.moved(moved.data)),
  )
    .from('blog_posts')
    .select('slug, title')
    .eq('slug', moved.data)
    .maybeSingle();
  if (error) throw new Error(`Post ${moved.data} could not be read: ${error.message}`);
  return data;
}

/** The public posts before and after a post, in the order of the lists. */
export async function getNeighbours(post: Pick<Post, 'id' | 'date'>): Promise<Neighbours> {
  const [older, newer] = await Promise.all([getNeighbour(post, false), getNeighbour(post, true)]);
  return { older, newer };
}

async function getNeighbour({ id, date }: Pick<Post, 'id' | 'date'>, newer: boolean) {
  const posts = createPublicClient(cached(cacheTags.posts))
    .from('blog_posts')
    .select('slug, title');
  const position = { cursor: { at: date, id }, back: newer };
  const { data, error } = await keysetQuery(posts, position, 1, { time: 'public_at' });
  if (error) throw new Error(`Neighbours of ${id} could not be read: ${error.message}`);
  return data[0] ?? null;
}

/** The maximum number of rows in one response of the data API (supabase/config.toml, max_rows). */
const pageSize = 1000;

/** Every public post with its last change, newest first; a scheduled post changed when it became public. */
export async function getDatedPosts() {
  const supabase = createPublicClient(cached(cacheTags.posts));
  const dates: (DatedPage & { category: string })[] = [];
  for (let from = 0; ; from += pageSize) {
    const { data, error } = await supabase
      .from('blog_posts')
      .select('slug, category, image_url, image2, image3, gallery, public_at, updated_at')
      .order('public_at', { ascending: false })
      .order('slug')
      .range(from, from + pageSize - 1);
    if (error) throw new Error(`Dates of posts could not be read: ${error.message}`);
    for (const { slug, category, public_at, updated_at, ...row } of data) {
      const changed = latest([updated_at, public_at ?? '']) ?? updated_at;
      const images = [row.image_url, row.image2, row.image3, ...row.gallery].flatMap((image) =>
        image ? pictureSource(image) : [],
      );
      dates.push({ path: pathOf('post', slug), category, changed, images });
    }
    if (data.length < pageSize) return dates;
  }
}

/** Feeds contain full texts, so this number bounds the size of each download. */
const feedLength = 50;

async function readFeedPosts() {
  const { data, error } = await createPublicClient()
    .from('blog_posts')
    .select(
      'id, slug, title, excerpt, content, author, category, tags, image_url, image2, image3, gallery, public_at, updated_at',
    )
    .order('public_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(feedLength)
    .overrideTypes<{ category: BlogCategory; public_at: string }[]>();
  if (error) throw new Error(`Posts could not be read for the feeds: ${error.message}`);
  return data;
}

export type FeedRow = Awaited<ReturnType<typeof readFeedPosts>>[number];

/**
 * The newest public posts with their full texts. unstable_cache stores the list under a fixed key, so that it survives
 * a restart, and while the database is down readers get the last list (docs/decisions/0017-freshness-and-outages.md).
 */
export const getFeedPosts = unstable_cache(readFeedPosts, ['feed-posts'], {
  tags: [cacheTags.posts],
  revalidate: cacheLifetimes.blog,
});
