import 'server-only';
import { toPost, toSummary } from '@/lib/blog/reshape';
import type { Post, PostSummary } from '@/lib/blog/types';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { createPublicClient } from '@/lib/supabase/public';

const summaryColumns = 'slug, title, excerpt, author, category, image_url, public_at';
const postColumns =
  'slug, title, excerpt, author, category, image_url, public_at, content, tags, image2, image3, og_image, book_image, book_link, amazon_link, gallery, meta_title, meta_description, updated_at';

/** An unreadable blog must fail the page (5xx, or the copy already rendered), never show an empty one. */
export class BlogError extends Error {
  override readonly name = 'BlogError';
}

const reader = (...tags: string[]) => createPublicClient({ tags, revalidate: cacheLifetimes.blog });

/** Public posts, newest first. Which posts are public is decided by row level security. */
export async function getPosts(limit = 100): Promise<PostSummary[]> {
  const { data, error } = await reader(cacheTags.posts)
    .from('blog_posts')
    .select(summaryColumns)
    .order('public_at', { ascending: false })
    .order('slug')
    .limit(limit);
  if (error) throw new BlogError(`Posts could not be read: ${error.message}`);
  return data.map(toSummary);
}

/** The newest public posts, for the home page. */
export function getLatestPosts(count = 3): Promise<PostSummary[]> {
  return getPosts(count);
}

/** One public post, or null when there is none at that address. */
export async function getPost(slug: string): Promise<Post | null> {
  // What cannot be a slug is not asked for: the address is hostile.
  if (!/^[a-z0-9-]{1,255}$/.test(slug)) return null;
  const { data, error } = await reader(cacheTags.posts, cacheTags.post(slug))
    .from('blog_posts')
    .select(postColumns)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new BlogError(`Post ${slug} could not be read: ${error.message}`);
  return data ? toPost(data) : null;
}
