import { type PostStatus, postStatuses } from '@/lib/blog/editor/schema';
import { type BlogCategory, blogCategories } from '@/lib/blog/types';
import { readOrder } from '@/lib/paging/sort';
import { searchTerm } from '@/lib/text/search-term';

export type PostFilter = {
  term: string;
  status: PostStatus | null;
  category: BlogCategory | null;
  /** How it is sorted; empty for the newest first. */
  order: string;
};

/** What the list can be sorted by besides time. */
export const sortablePosts = { estado: 'status', categoria: 'category' } as const;

type Query = Record<string, string | string[] | undefined>;

/** What the list's address asks for; what it cannot mean is left out. */
export function readPostFilter({ q, estado, categoria, orden }: Query): PostFilter {
  return {
    term: searchTerm(q),
    status: postStatuses.find((status) => status === estado) ?? null,
    category: blogCategories.find((category) => category === categoria) ?? null,
    order: readOrder(orden, sortablePosts),
  };
}

/** The same as an address's query, with a place in the list or without. */
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
