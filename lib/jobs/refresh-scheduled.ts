import 'server-only';
import { revalidateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache';
import { createSecretClient } from '@/lib/supabase/secret';

/**
 * A page whose rendering began just before a post's time may be stored just after the refresh, so the next run
 * refreshes it once more. The overlap also covers a database whose clock is behind.
 */
const overlap = 45_000;

/** When this process last refreshed. Per process, as the pages are: a new one has refreshed nothing yet. */
let refreshedUntil = 0;

/**
 * Refreshes pages with posts when scheduled posts have become due since the last call; returns the number of these
 * posts, some counted twice (`overlap`). For route handlers only: Next expires the tag after the handler has
 * answered. Throws when the database does not answer; the next call then covers the same period.
 */
export async function refreshScheduled(now = new Date()): Promise<number> {
  // Without `min` there would be a gap after the clock was set back.
  const after = new Date(Math.min(refreshedUntil, now.getTime()) - overlap);
  const { count, error } = await createSecretClient()
    .from('blog_posts')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'scheduled')
    .gt('scheduled_for', after.toISOString())
    .lte('scheduled_for', now.toISOString());
  if (error) throw new Error('Scheduled posts could not be asked for', { cause: error });
  // Expires the pages at once, so that the next visitor waits for the new page; this is safe because the database has
  // just answered. Every page that shows a post has this tag, including the 404 page of the article.
  if (count) revalidateTag(cacheTags.posts, { expire: 0 });
  refreshedUntil = now.getTime();
  return count ?? 0;
}
