import 'server-only';
import type { Query } from '@/app/admin/_frame/schema';
import { assertStaff, staffClient } from '@/lib/auth/session';
import { blogCategories } from '@/lib/blog/types';
import {
  keysetQuery,
  type ListPosition,
  type Page,
  readOrder,
  readPage,
  readPosition,
  searchSorted,
  sortOf,
} from '@/lib/paging/keyset';
import { createSecretClient } from '@/lib/supabase/secret';
import { createSessionClient } from '@/lib/supabase/server';
import { searchTerm } from '@/lib/text/clean';
import { postStatuses, type StoredPost } from './fields';

const sortablePosts = { estado: 'status', categoria: 'category' } as const;

/** Reads the filter from an address; invalid values are ignored. Empty ones do not filter; no order is newest first. */
export const readPostFilter = ({ q, estado, categoria, orden }: Query) => ({
  q: searchTerm(q),
  estado: postStatuses.find((status) => status === estado) ?? ('' as const),
  categoria: blogCategories.find((category) => category === categoria) ?? ('' as const),
  orden: readOrder(orden, sortablePosts),
});

export type PostFilter = ReturnType<typeof readPostFilter>;

const listColumns =
  'id, title, slug, status, author, category, published_at, scheduled_for, created_at, updated_at';

type ListRow = Pick<
  StoredPost,
  | ('id' | 'title' | 'slug' | 'status' | 'author' | 'category')
  | ('published_at' | 'scheduled_for' | 'created_at' | 'updated_at')
>;

function toRow({ published_at, scheduled_for, created_at, updated_at, ...row }: ListRow) {
  return {
    ...row,
    scheduledFor: row.status === 'scheduled' ? scheduled_for : null,
    date: published_at ?? created_at,
    seen: updated_at,
  };
}

/** A post in the list of the back-office. `date` is published_at, else created_at (requirement 6.10), ISO 8601. */
export type AdminPostRow = ReturnType<typeof toRow>;

/**
 * A page of posts of any state. Staff only; throws when they cannot be loaded. Under row level security a search could
 * not use the text index, so it runs as a function that bypasses it and checks the reader's role itself.
 */
export async function listPosts(filter: PostFilter, position: ListPosition) {
  const { id: reader } = await assertStaff('posts');
  const { q: term, estado: status, categoria: category } = filter;
  const sort = sortOf(filter.orden, sortablePosts);
  const { key } = sort;
  const search = (from: ListPosition, count: number) =>
    createSecretClient()
      .rpc('search_all_blog_posts', {
        term,
        reader,
        ...(status && { in_status: status }),
        ...(category && { in_category: category }),
        ...searchSorted(sort, from),
        max_rows: count,
      })
      .select(listColumns)
      .overrideTypes<ListRow[], { merge: false }>();
  const list = async (from: ListPosition, count: number) => {
    const session = await createSessionClient();
    const posts = session
      .from('blog_posts')
      .select(listColumns)
      .match({ ...(status && { status }), ...(category && { category }) });
    return keysetQuery(posts, from, count, { sort }).overrideTypes<ListRow[], { merge: false }>();
  };
  const read = async (from: ListPosition, count: number) => {
    const { data, error } = await (term ? search : list)(from, count);
    if (error) throw new Error('The posts could not be read', { cause: error });
    return data;
  };
  const page = await readPage(position, read, key && ((row) => row[key]));
  return { ...page, rows: page.rows.map(toRow) };
}

/** All posts of a filtered list, loaded page by page. Staff only; throws when they cannot be loaded. */
export async function listEveryPost(filter: PostFilter): Promise<AdminPostRow[]> {
  const posts: AdminPostRow[] = [];
  let after: string | null = null;
  do {
    const page: Page<AdminPostRow> = await listPosts(filter, readPosition({ despues: after }));
    posts.push(...page.rows);
    after = page.next;
  } while (after);
  return posts;
}

/** The posts with these ids that still exist. Staff only; throws when they cannot be loaded. */
export async function listChosenPosts(ids: readonly string[]): Promise<AdminPostRow[]> {
  const session = await staffClient('posts');
  const { data, error } = await session
    .from('blog_posts')
    .select(listColumns)
    .in('id', [...ids])
    .order('created_at', { ascending: false })
    .overrideTypes<ListRow[], { merge: false }>();
  if (error) throw new Error('The posts could not be read', { cause: error });
  return data.map(toRow);
}
