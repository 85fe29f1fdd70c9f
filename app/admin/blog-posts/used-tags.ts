import 'server-only';
import { distinctTags, inUsedSpelling } from '@/app/admin/blog-posts/tags';
import { staffClient } from '@/lib/auth/staff-client';
import { log } from '@/lib/log/log';

/** Only the labels of this many newest posts are suggested. */
const newestPosts = 500;

/**
 * The labels of the newest posts in alphabetical order, without those of the post `except`; none when they cannot be
 * read. Staff only.
 */
export async function getUsedTags(except?: string): Promise<string[]> {
  const supabase = await staffClient();
  const posts = supabase.from('blog_posts').select('tags');
  const { data, error } = await (except ? posts.neq('id', except) : posts)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(newestPosts);
  // The editor opens without them, because they are only suggestions.
  if (error) log.warn('Labels of posts', error);
  return distinctTags((data ?? []).map(({ tags }) => tags ?? []));
}

/** A post whose labels are spelled as in the other posts: one label has one spelling. Staff only. */
export async function withUsedTags<Post extends { tags?: string[] | undefined }>(
  post: Post,
  id?: string,
): Promise<Post> {
  if (!post.tags?.length) return post;
  return { ...post, tags: inUsedSpelling(post.tags, await getUsedTags(id)) };
}
