import 'server-only';
import { staffClient } from '@/lib/auth/staff-client';
import { distinctTags } from '@/lib/blog/editor/tags';
import { log } from '@/lib/log/log';

/** Only the labels of this many newest posts are suggested. */
const newestPosts = 500;

/** The labels of the newest posts in alphabetical order; none when they cannot be read. Staff only. */
export async function getUsedTags(): Promise<string[]> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from('blog_posts')
    .select('tags')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(newestPosts);
  // The editor opens without them, because they are only suggestions.
  if (error) log.warn('Labels of posts', error);
  return distinctTags((data ?? []).map(({ tags }) => tags ?? []));
}
