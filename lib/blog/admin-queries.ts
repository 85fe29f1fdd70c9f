import 'server-only';
import { assertStaff } from '@/lib/auth/session';
import type { PostFilter } from '@/lib/blog/post-filter';
import { editorColumns, type StoredPost } from '@/lib/blog/stored-post';
import { type Cursor, encodeCursor, olderThan } from '@/lib/http/cursor';
import { createSecretClient } from '@/lib/supabase/secret';
import { createSessionClient } from '@/lib/supabase/server';

/** A post as the back-office's list shows it. `date` is published_at, else created_at (spec §2), ISO 8601. */
export type AdminPostRow = {
  id: string;
  title: string;
  slug: string;
  author: string;
  category: string;
  status: string;
  scheduledFor: string | null;
  date: string;
};

export type AdminPostPage = { rows: AdminPostRow[]; next: string | null };

const pageSize = 25;
const listColumns =
  'id, title, slug, excerpt, tags, status, author, category, published_at, scheduled_for, created_at';

/**
 * A page of posts whatever their state, newest first (spec §7). Staff only; throws when they cannot be loaded. A search
 * runs past row level security, which no text index can serve: the caller is checked here.
 */
export async function listPosts(
  { term, status, category }: PostFilter,
  after: Cursor | null,
): Promise<AdminPostPage> {
  await assertStaff();
  const { data, error } = await (term
    ? searchPosts({ term, status, category }, after)
    : newestPosts({ status, category }, after));
  if (error) throw new Error('No se pudieron cargar los posts', { cause: error });
  const shown = data.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    rows: shown.map(toRow),
    next:
      last && data.length > pageSize
        ? encodeCursor({ createdAt: last.created_at, id: last.id })
        : null,
  };
}

async function newestPosts({ status, category }: Omit<PostFilter, 'term'>, after: Cursor | null) {
  const session = await createSessionClient();
  const wanted = { ...(status && { status }), ...(category && { category }) };
  const posts = session.from('blog_posts').select(listColumns).match(wanted);
  return (after ? posts.or(olderThan(after)) : posts)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize + 1);
}

const searchPosts = ({ term, status, category }: PostFilter, after: Cursor | null) =>
  createSecretClient()
    .rpc('search_all_blog_posts', {
      term,
      ...(status && { in_status: status }),
      ...(category && { in_category: category }),
      ...(after && { after_created_at: after.createdAt, after_id: after.id }),
      max_rows: pageSize + 1,
    })
    .select(listColumns);

type ListRow = Pick<
  StoredPost,
  | 'id'
  | 'title'
  | 'slug'
  | 'author'
  | 'category'
  | 'status'
  | 'scheduled_for'
  | 'published_at'
  | 'created_at'
>;

const toRow = (row: ListRow): AdminPostRow => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  author: row.author,
  category: row.category,
  status: row.status,
  scheduledFor: row.status === 'scheduled' ? row.scheduled_for : null,
  date: row.published_at ?? row.created_at,
});

/** One post whatever its state, or null. Staff only; throws when it cannot be loaded. */
export async function getStoredPost(id: string): Promise<StoredPost | null> {
  await assertStaff();
  const supabase = await createSessionClient();
  const { data, error } = await supabase
    .from('blog_posts')
    .select(editorColumns)
    .eq('id', id)
    .maybeSingle();
  if (error?.code === '22P02') return null; // an address that holds no identifier
  if (error) throw new Error('No se pudo cargar el post', { cause: error });
  return data;
}
