import type { StoredPost } from '@/lib/blog/editor/stored-post';
import { toPost } from '@/lib/blog/reshape';
import type { Post } from '@/lib/blog/types';

/** A stored post as its public page will get it; one without a public date is shown as if it appeared now. */
export function previewOf(post: StoredPost, now = new Date()): Post {
  const planned = post.status === 'scheduled' ? post.scheduled_for : post.published_at;
  return toPost({ ...post, public_at: planned ?? now.toISOString() });
}
