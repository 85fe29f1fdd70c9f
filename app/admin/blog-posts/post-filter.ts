import { type PostStatus, postStatuses } from '@/app/admin/blog-posts/schema';
import { type BlogCategory, blogCategories } from '@/lib/blog/types';
import { readOrder } from '@/lib/paging/sort';
import { searchTerm } from '@/lib/text/search-term';

export type PostFilter = {
  term: string;
  status: PostStatus | null;
  category: BlogCategory | null;
  /** The order of the list; empty for newest first. */
  order: string;
};

export const sortablePosts = { estado: 'status', categoria: 'category' } as const;

type Query = Record<string, string | string[] | undefined>;

/** Reads the filter from the query of an address; invalid values are ignored. */
export function readPostFilter({ q, estado, categoria, orden }: Query): PostFilter {
  return {
    term: searchTerm(q),
    status: postStatuses.find((status) => status === estado) ?? null,
    category: blogCategories.find((category) => category === categoria) ?? null,
    order: readOrder(orden, sortablePosts),
  };
}

/** Writes the filter as the query of an address, with a cursor if one is given. */
export function writePostFilter(
  { term, status, category, order }: PostFilter,
  place: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...(term && { q: term }),
    ...(status && { estado: status }),
    ...(category && { categoria: category }),
    ...(order && { orden: order }),
    ...place,
  }).toString();
  return query && `?${query}`;
}
