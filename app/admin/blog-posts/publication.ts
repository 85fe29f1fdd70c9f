import type { PostStatus } from '@/app/admin/blog-posts/fields';
import type { PostInput } from '@/app/admin/blog-posts/schema';
import { fromWallClock, toWallClock } from '@/lib/time/madrid';

type Given<Input> = { [Field in keyof Input]: Exclude<Input[Field], undefined> };

/** The columns to write; fields that the form did not send are left out. */
export function toColumns(input: PostInput): Given<PostInput> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Given<PostInput>;
}

type Current = { status: string; published_at: string | null; scheduled_for: string | null };

/**
 * The new value of `published_at` (requirement 6.7): null unless the post is published; otherwise the existing date of
 * a post that was already public, else now. A scheduled post was public from its scheduled time on.
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

/** Whether a post is public at `now`. `scheduled_for` is in the format of date controls. */
export function isPublic({ status, scheduled_for }: Stored, now = new Date()): boolean {
  if (status !== 'scheduled') return status === 'published';
  return scheduled_for !== '' && scheduled_for <= toWallClock(now.toISOString());
}

/** Why a post cannot be scheduled for an hour (in the format of date controls); null when it can. */
export function hourProblem(hour: string, now = new Date()) {
  if (hour === '') return 'scheduled_required';
  const time = fromWallClock(hour);
  if ('problem' in time) {
    return time.problem === 'skipped' ? 'scheduled_skipped' : 'scheduled_invalid';
  }
  return new Date(time.iso) > now ? null : 'past';
}
