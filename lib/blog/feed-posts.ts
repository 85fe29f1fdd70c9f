import 'server-only';
import { unstable_cache } from 'next/cache';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { createPublicClient } from '@/lib/supabase/public';

/** Feeds contain full texts, so this number bounds the size of each download. */
const feedLength = 50;

async function readFeedPosts() {
  const { data, error } = await createPublicClient()
    .from('blog_posts')
    .select(
      'id, slug, title, excerpt, content, author, category, tags, image_url, image2, image3, public_at, updated_at',
    )
    .order('public_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(feedLength);
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
