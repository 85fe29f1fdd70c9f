import 'server-only';
import { postColumns, summaryColumns, toPublic, withCategory } from '@/lib/blog/reshape';
import {
  type BlogCategory,
  type Neighbours,
  type Post,
  type PostPage,
  type PostSummary,
  postsPerPage,
} from '@/lib/blog/types';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { keysetQuery } from '@/lib/paging/keyset-query';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createPublicClient } from '@/lib/supabase/public';
import { createSecretClient } from '@/lib/supabase/secret';

/** The blog cannot be read: the page must fail (5xx, or the cached copy) instead of showing an empty blog. */
export class BlogError extends Error {
  override readonly name = 'BlogError';
}

const cached = (...tags: string[]) => ({ tags, revalidate: cacheLifetimes.blog });

/** Rejects impossible slugs without a query. */
const isSlug = (text: string) => /^[a-z0-9-]{1,255}$/.test(text);

/** Public posts, newest first. Row level security decides which posts are public. */
function newestPosts(category: BlogCategory | null, options?: { count: 'exact' }) {
  return createPublicClient(cached(cacheTags.posts))
    .from('blog_posts')
    .select(summaryColumns, options)
    .match(category ? { category } : {})
    .order('public_at', { ascending: false })
    .order('id', { ascending: false });
}

/** One page of public posts and the number of pages; null past the last page. The first page always exists. */
export async function getPostPage(
  page: number,
  category: BlogCategory | null = null,
): Promise<PostPage | null> {
  const from = (page - 1) * postsPerPage;
  const { data, error, count } = await newestPosts(category, { count: 'exact' }).range(
    from,
    from + postsPerPage - 1,
  );
  if (error?.code === errorCodes.pastTheEnd) return null;
  if (error) throw new BlogError(`Posts could not be read: ${error.message}`);
  // PostgREST answers an empty page, and no error, when the last page is full.
  if (page > 1 && data.length === 0) return null;
  const total = count ?? 0;
  const pages = Math.max(1, Math.ceil(total / postsPerPage));
  return { posts: data.map(toPublic), page, pages, total };
}

/** The newest public posts, of all categories or of one. */
export async function getLatestPosts(
  count: number,
  category: BlogCategory | null = null,
): Promise<PostSummary[]> {
  const { data, error } = await newestPosts(category).limit(count);
  if (error) throw new BlogError(`Posts could not be read: ${error.message}`);
  return data.map(toPublic);
}

/** The public post with a slug, or null. */
export async function getPost(slug: string): Promise<Post | null> {
  if (!isSlug(slug)) return null;
  const { data, error } = await createPublicClient(cached(cacheTags.posts, cacheTags.post(slug)))
    .from('blog_posts')
    .select(postColumns)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new BlogError(`Post ${slug} could not be read: ${error.message}`);
  return data && toPublic(data);
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
    throw new BlogError(`Address ${slug} could not be looked up: ${moved.error.message}`);
  }
  if (!moved.data) return null;
  const { data, error } = await createPublicClient(
    cached(cacheTags.posts, cacheTags.post(moved.data), cacheTags.moved(moved.data)),
  )
    .from('blog_posts')
    .select('slug, title')
    .eq('slug', moved.data)
    .maybeSingle();
  if (error) throw new BlogError(`Post ${moved.data} could not be read: ${error.message}`);
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
    .select('slug, title, category');
  const place = { cursor: { at: date, id }, back: newer };
  const { data, error } = await keysetQuery(posts, place, 1, { time: 'public_at' });
  if (error) throw new BlogError(`Neighbours of ${id} could not be read: ${error.message}`);
  return data[0] ? withCategory(data[0]) : null;
}
