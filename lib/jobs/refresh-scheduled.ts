import 'server-only';
import { revalidateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache';
import { dueWindow } from '@/lib/jobs/due-window';
import { createSecretClient } from '@/lib/supabase/secret';

/**
 * When this process last refreshed. Kept in the process because its pages are: one that starts, perhaps with a build
 * from before the hour, has refreshed nothing yet, whatever another instance did.
 */
let refreshedUntil: Date | undefined;

/**
 * Refreshes what shows posts when the hour of a scheduled one has come since the last time; returns how many posts that
 * are, some of them twice (`dueWindow`). For route handlers only: Next expires the tag when the handler has answered.
 * Throws when the database does not answer; the next call then looks as far back.
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
  // Expired at once, so that the next visitor waits for the new page: the database has just answered. Every page that
  // shows a post carries this tag, a missing article included.
  if (count) revalidateTag(cacheTags.posts, { expire: 0 });
  refreshedUntil = until;
  return count ?? 0;
}
