import 'server-only';
import { staffClient } from '@/lib/auth/staff-client';
import { postColumns, withCategory } from '@/lib/blog/queries';
import type { Post } from '@/lib/blog/types';
import { errorCodes } from '@/lib/supabase/error-codes';

/** A post of any state as its page shows it, dated now if it has no date; or null. Staff only; throws. */
export async function getPreview(id: string): Promise<{ post: Post; status: string } | null> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from('blog_posts')
    .select(`${postColumns}, status, published:published_at`)
    .eq('id', id)
    .maybeSingle();
  if (error?.code === errorCodes.malformed) return null;
  if (error) throw new Error('The post could not be read', { cause: error });
  if (!data) return null;
  const { status, published, ...post } = data;
  const date = post.date ?? published ?? new Date().toISOString();
  return { post: { ...withCategory(post), date }, status };
}
