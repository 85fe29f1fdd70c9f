import { type PostStatus, postStatuses } from '@/lib/blog/editor/schema';
import { type BlogCategory, blogCategories } from '@/lib/blog/types';

export type PostFilter = {
  term: string;
  status: PostStatus | null;
  category: BlogCategory | null;
};

type Query = Record<string, string | string[] | undefined>;

/** What the list's address asks for; what it cannot mean is left out. */
export function readPostFilter({ q, estado, categoria }: Query): PostFilter {
  return {
    term: typeof q === 'string' ? q.trim().slice(0, 200) : '',
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
