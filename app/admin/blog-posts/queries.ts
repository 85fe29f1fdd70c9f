import 'server-only';
import { isRowId } from '@/app/admin/_frame/schema';
import { staffClient } from '@/lib/auth/session';
import { type BlogCategory, type Post, postColumns } from '@/lib/blog/types';
import { log } from '@/lib/log/log';
import { editorColumns, type PostVersion, type StoredPost } from './fields';
import { distinctTags, inUsedSpelling } from './tags';

/** One post of any state by its id or its slug, or null. Staff only; throws when it cannot be loaded. */
export async function getStoredPost(
  value: string,
  column: 'id' | 'slug' = 'id',
): Promise<StoredPost | null> {
  const supabase = await staffClient('posts');
  if (column === 'id' && !isRowId(value)) return null;
  const { data, error } = await supabase
    .from('blog_posts')
    .select(editorColumns)
    .eq(column, value)
    .maybeSingle()
    .overrideTypes<StoredPost, { merge: false }>();
  if (error) throw new Error('The post could not be read', { cause: error });
  return data;
}

/** A post of any state as its page shows it, dated now if it has no date; or null. Staff only; throws. */
export async function getPreview(id: string): Promise<{ post: Post; status: string } | null> {
  const supabase = await staffClient('posts');
  if (!isRowId(id)) return null;
  const { data, error } = await supabase
    .from('blog_posts')
    .select(`${postColumns}, status, published:published_at`)
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<{ category: BlogCategory }>();
  if (error) throw new Error('The post could not be read', { cause: error });
  if (!data) return null;
  const { status, published, ...post } = data;
  const date = post.date ?? published ?? new Date().toISOString();
  return { post: { ...post, date }, status };
}

/** Only the labels of this many newest posts are suggested. */
const newestPosts = 500;

/**
 * The labels of the newest posts in alphabetical order, without those of the post `except`; none when they cannot be
 * read. Staff only.
 */
export async function getUsedTags(except?: string): Promise<string[]> {
  const supabase = await staffClient('posts');
  const posts = supabase.from('blog_posts').select('tags');
  const { data, error } = await (except ? posts.neq('id', except) : posts)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(newestPosts);
  // The editor opens without them, because they are only suggestions.
  if (error) log.warn('Labels of posts', error);
  return distinctTags(data?.map(({ tags }) => tags) ?? []);
}

/** A post whose new labels are spelled as in the other posts: one label has one spelling. Staff only. */
export async function withUsedTags<Post extends { tags?: string[] | undefined }>(
  post: Post,
  stored?: Pick<StoredPost, 'id' | 'tags'>,
): Promise<Post> {
  if (!post.tags?.length) return post;
  return { ...post, tags: inUsedSpelling(post.tags, await getUsedTags(stored?.id), stored?.tags) };
}

/** A saved version of a post. `editor` is null when nobody was signed in, and empty once that person was erased. */
export type Revision = { id: string; savedAt: string; editor: string | null };
export type RevisionWithPost = Revision & { post: PostVersion };

/** The saved versions of a post, newest first; the first one is the stored version. Staff only. */
export async function listRevisions(postId: string): Promise<Revision[]> {
  const supabase = await staffClient('posts');
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
  const supabase = await staffClient('posts');
  if (!isRowId(id)) return null;
  const { data, error } = await supabase
    .from('blog_post_revisions')
    .select('id, savedAt:created_at, editor:saved_by_email, post')
    .eq('post_id', postId)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The post could not be read', { cause: error });
  // The cast is safe: only the database writes this column, from a row of blog_posts (keep_blog_revision).
  return data && { ...data, post: data.post as PostVersion };
}
