import type { FormArea } from '@/lib/form-areas';

/** What the search of the whole back-office finds; `kind` is the entry of the menu that it belongs to. */
export type SearchResult = {
  kind: FormArea | 'posts' | 'personas';
  id: string;
  href: string;
  title: string;
  detail: string;
};

/** Shorter terms find too much to be of use. */
export const shortestTerm = 2;
