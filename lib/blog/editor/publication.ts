import type { PostStatus } from '@/lib/blog/editor/schema';

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
