import 'server-only';
import type { PostVersion } from '@/app/admin/blog-posts/stored-post';
import { staffClient } from '@/lib/auth/staff-client';
import { errorCodes } from '@/lib/supabase/error-codes';

/** A saved version of a post. `editor` is null when it was not saved by a signed-in person. */
export type Revision = { id: string; savedAt: string; editor: string | null };
export type RevisionWithPost = Revision & { post: PostVersion };

/** The saved versions of a post, newest first; the first one is the stored version. Staff only. */
export async function listRevisions(postId: string): Promise<Revision[]> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from('blog_post_revisions')
    .select('id, savedAt:created_at, editor:saved_by_email')
    .eq('post_id', postId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(100);
  if (error) throw new Error('The post could not be read', { cause: error });
  return data;
}

/** One version of a post, or null. Staff only. */
export async function getRevision(postId: string, id: string): Promise<RevisionWithPost | null> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from('blog_post_revisions')
    .select('id, savedAt:created_at, editor:saved_by_email, post')
    .eq('post_id', postId)
    .eq('id', id)
    .maybeSingle();
  if (error?.code === errorCodes.malformed) return null;
  if (error) throw new Error('The post could not be read', { cause: error });
  // The cast is safe: only the database writes this column, from a row of blog_posts (keep_blog_revision).
  return data && { ...data, post: data.post as PostVersion };
}
