import 'server-only';
import { unstable_cache } from 'next/cache';
import { BlogError } from '@/lib/blog/queries';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { createPublicClient } from '@/lib/supabase/public';

/** Full texts: more would make every reader fetch more than anybody reads. */
const longest = 50;

/** How long a reader waits for something newer than what is stored. */
const patienceMilliseconds = 2_000;

async function readFeedPosts(signal = new AbortController().signal) {
  const { data, error } = await createPublicClient()
    .from('blog_posts')
    .select(
      'id, slug, title, excerpt, content, author, category, tags, image_url, image2, image3, public_at, updated_at',
    )
    .order('public_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(longest)
    .abortSignal(signal);
  if (error) throw new BlogError(`Posts could not be read for the feeds: ${error.message}`);
  return data;
}

export type FeedRow = Awaited<ReturnType<typeof readFeedPosts>>[number];

const stored = unstable_cache(
  async () => ({ at: Date.now(), rows: await readFeedPosts() }),
  ['feed-posts'],
  { tags: [cacheTags.posts], revalidate: cacheLifetimes.blog },
);

/** The newest public posts whole, as they were at most a few seconds ago, for a prerendered page. */
export async function getStoredFeedPosts(): Promise<FeedRow[]> {
  return (await stored()).rows;
}

/**
 * The same for an answer made at request time. There Next hands out what is stored however old it is, so what is too old
 * is read again, and used all the same when that fails: feeds go on answering while the database is down.
 */
export async function getFeedPosts(): Promise<FeedRow[]> {
  const { at, rows } = await stored();
  if (Date.now() - at < cacheLifetimes.blogAtMost * 1000) return rows;
  return readFeedPosts(AbortSignal.timeout(patienceMilliseconds)).catch(() => rows);
}
