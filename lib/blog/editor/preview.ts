import type { StoredPost } from '@/lib/blog/editor/stored-post';
import { toPost } from '@/lib/blog/reshape';
import type { Post } from '@/lib/blog/types';

/** Converts a stored post to the shape of its public page. A post without a public date is dated now. */
export function previewOf(post: StoredPost, now = new Date()): Post {
  const planned = post.status === 'scheduled' ? post.scheduled_for : post.published_at;
  return toPost({ ...post, public_at: planned ?? now.toISOString() });
}
