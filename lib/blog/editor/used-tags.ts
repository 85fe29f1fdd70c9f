import 'server-only';
import { staffClient } from '@/lib/auth/staff-client';
import { distinctTags } from '@/lib/blog/editor/tags';

/** Only the labels of this many newest posts are suggested. */
const newestPosts = 500;

/** The labels of the newest posts in alphabetical order. Staff only; throws when they cannot be read. */
export async function getUsedTags(): Promise<string[]> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from('blog_posts')
    .select('tags')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(newestPosts);
  if (error) throw new Error('The tags could not be read', { cause: error });
  return distinctTags(data.map(({ tags }) => tags ?? []));
}
