import 'server-only';
import { assertStaff } from '@/lib/auth/session';
import { distinctTags } from '@/lib/blog/editor/tags';
import { createSessionClient } from '@/lib/supabase/server';

/** Labels that older posts alone carry are not offered. */
const newestPosts = 500;

/** The labels of the newest posts, in alphabetical order. Staff only; throws when they cannot be read. */
export async function getUsedTags(): Promise<string[]> {
  await assertStaff();
  const supabase = await createSessionClient();
  const { data, error } = await supabase
    .from('blog_posts')
    .select('tags')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(newestPosts);
  if (error) throw new Error('The tags could not be read', { cause: error });
  return distinctTags(data.map(({ tags }) => tags ?? []));
}
