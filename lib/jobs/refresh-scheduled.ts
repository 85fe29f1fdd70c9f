import 'server-only';
import { revalidateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache';
import { dueWindow } from '@/lib/jobs/due-window';
import { createSecretClient } from '@/lib/supabase/secret';

/** When this process last refreshed. Per process, as the pages are: a new one has refreshed nothing yet. */
let refreshedUntil: Date | undefined;

/**
 * Refreshes pages with posts when scheduled posts have become due since the last call; returns the number of these
 * posts, some counted twice (`dueWindow`). For route handlers only: Next expires the tag after the handler has
 * answered. Throws when the database does not answer; the next call then covers the same period.
 */
export async function refreshScheduled(now = new Date()): Promise<number> {
  const { after, until } = dueWindow(refreshedUntil, now);
  const due = createSecretClient()
    .from('blog_posts')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'scheduled')
    .lte('scheduled_for', until.toISOString());
  const { count, error } = await (after ? due.gt('scheduled_for', after.toISOString()) : due);
  if (error) throw new Error('Scheduled posts could not be asked for', { cause: error });
  // Expires the pages at once, so that the next visitor waits for the new page; this is safe because the database has
  // just answered. Every page that shows a post has this tag, including the 404 page of the article.
  if (count) revalidateTag(cacheTags.posts, { expire: 0 });
  refreshedUntil = until;
  return count ?? 0;
}
