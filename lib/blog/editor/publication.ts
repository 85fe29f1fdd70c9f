import type { PostStatus } from '@/lib/blog/editor/schema';
import { fromWallClock, toWallClock } from '@/lib/time/madrid';

type Current = { status: string; published_at: string | null; scheduled_for: string | null };

/**
 * What `published_at` becomes (requirement 6.7): now when the post was not public before, the date it has
 * when it was, empty for any other status. A scheduled post whose time has come was public since then.
 */
export function publishedAt(
  status: PostStatus,
  current: Current | null,
  now = new Date(),
): string | null {
  if (status !== 'published') return null;
  const since = current?.status === 'scheduled' ? current.scheduled_for : null;
  if (since && new Date(since) <= now) return since;
  return (current?.status === 'published' && current.published_at) || now.toISOString();
}

type Stored = { status: string; scheduled_for: string };

/** Whether readers have a post: one whose hour has not come answers 404. The hour is as date controls write it. */
export function isPublic({ status, scheduled_for }: Stored, now = new Date()): boolean {
  if (status !== 'scheduled') return status === 'published';
  return scheduled_for !== '' && scheduled_for <= toWallClock(now.toISOString());
}

/** Why a post cannot be planned for an hour, as date controls write it; null when it can. */
export function hourProblem(hour: string, now = new Date()) {
  if (hour === '') return 'scheduled_required';
  const time = fromWallClock(hour);
  if ('problem' in time) {
    return time.problem === 'skipped' ? 'scheduled_skipped' : 'scheduled_invalid';
  }
  return new Date(time.iso) > now ? null : 'past';
}
