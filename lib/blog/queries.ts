import 'server-only';
import { type SummaryRow, toLink, toPost, toSummary } from '@/lib/blog/reshape';
import {
  type BlogCategory,
  type Neighbours,
  type Post,
  type PostPage,
  type PostSummary,
  postsPerPage,
} from '@/lib/blog/types';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { createPublicClient } from '@/lib/supabase/public';
import { createSecretClient } from '@/lib/supabase/secret';

const postColumns =
  'slug, title, excerpt, author, category, image_url, public_at, content, tags, image2, image3, og_image, book_image, book_link, amazon_link, gallery, meta_title, meta_description, updated_at';

/** An unreadable blog must fail the page (5xx, or the copy already rendered), never show an empty one. */
export class BlogError extends Error {
  override readonly name = 'BlogError';
}

const cached = (...tags: string[]) => ({ tags, revalidate: cacheLifetimes.blog });

/** What cannot be a slug is not asked for: the address is hostile. */
const isSlug = (text: string) => /^[a-z0-9-]{1,255}$/.test(text);

/**
 * One page of public posts, newest first; null when the list does not go that far. The first page always exists. Pages are
 * found by number (docs/decisions/0012-blog-places.md), which only the server's key may ask for.
 */
export async function getPostPage(
  page: number,
  category: BlogCategory | null = null,
  size = postsPerPage,
): Promise<PostPage | null> {
  const { data, error } = await createSecretClient(cached(cacheTags.posts)).rpc(
    'blog_page',
    { page, size, ...(category && { wanted: category }) },
    { get: true },
  );
  if (error) throw new BlogError(`Posts could not be read: ${error.message}`);
  if (data.length === 0 && page > 1) return null;
  const total = data[0]?.total ?? 0;
  const rows: SummaryRow[] = data;
  return {
    posts: rows.map(toSummary),
    page,
    pages: Math.max(1, Math.ceil(total / size)),
    total,
  };
}

/** The newest public posts, for the home page and for building the first articles ahead. */
export async function getLatestPosts(count = 3): Promise<PostSummary[]> {
  return (await getPostPage(1))?.posts.slice(0, count) ?? [];
}

/** One public post, or null when there is none at that address. Which posts are public is decided by row level security. */
export async function getPost(slug: string): Promise<Post | null> {
  if (!isSlug(slug)) return null;
  const { data, error } = await createPublicClient(cached(cacheTags.posts, cacheTags.post(slug)))
    .from('blog_posts')
    .select(postColumns)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new BlogError(`Post ${slug} could not be read: ${error.message}`);
  return data ? toPost(data) : null;
}

/**
 * The post that stood at this address before, or null. A page made of this read carries the tag by which the page cache
 * answers it with a redirect.
 */
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

/** The posts on both sides of one. */
export async function getNeighbours(slug: string): Promise<Neighbours> {
  const { data, error } = await createSecretClient(cached(cacheTags.posts)).rpc(
    'blog_neighbours',
    { of_slug: slug },
    { get: true },
  );
  if (error) throw new BlogError(`Neighbours of ${slug} could not be read: ${error.message}`);
  const side = (newer: boolean) => {
    const row = data.find((candidate) => candidate.newer === newer);
    return row ? toLink(row) : null;
  };
  return { older: side(false), newer: side(true) };
}
