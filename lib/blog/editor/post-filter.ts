import { type PostStatus, postStatuses } from '@/lib/blog/editor/schema';
import { type BlogCategory, blogCategories } from '@/lib/blog/types';
import { searchTerm } from '@/lib/text/search-term';

export type PostFilter = {
  term: string;
  status: PostStatus | null;
  category: BlogCategory | null;
};

type Query = Record<string, string | string[] | undefined>;

/** What the list's address asks for; what it cannot mean is left out. */
export function readPostFilter({ q, estado, categoria }: Query): PostFilter {
  return {
    term: searchTerm(q),
    status: postStatuses.find((status) => status === estado) ?? null,
    category: blogCategories.find((category) => category === categoria) ?? null,
  };
}

/** The same as an address's query, with a place in the list or without. */
export function writePostFilter(
  { term, status, category }: PostFilter,
  place: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...(term && { q: term }),
    ...(status && { estado: status }),
    ...(category && { categoria: category }),
    ...place,
  }).toString();
  return query && `?${query}`;
}
