import 'server-only';
import { revalidateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache';
import { createSecretClient } from '@/lib/supabase/secret';

/**
 * A page whose rendering began just before a post's time may be stored just after the refresh. The next run, thirty
 * seconds (`up`) or a minute (cron) later, therefore refreshes once more. The overlap also covers a database whose
 * clock is behind.
 */
const overlap = 45_000;

/** The posts with a time in `(after, until]` need a refresh; without `after`, all posts whose time has come. */
type DueWindow = { after?: Date; until: Date };

/** The window for a refresh at `now`, when the last successful one was at `last`. */
function dueWindow(last: Date | undefined, now: Date): DueWindow {
  if (!last) return { until: now };
  // Without `min` the window would have a gap after the clock was set back.
  return { after: new Date(Math.min(last.getTime(), now.getTime()) - overlap), until: now };
}

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
