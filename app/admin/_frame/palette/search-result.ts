import type { FormArea } from '@/lib/form-areas';

/** A result of the search of the back-office; `kind` is the menu entry of its list. */
export type SearchResult = {
  kind: FormArea | 'posts' | 'personas';
  id: string;
  href: string;
  title: string;
  detail: string;
};

/** Shorter terms have too many matches. */
export const shortestTerm = 2;

/** How many results of one kind are shown. */
export const resultsOfKind = 4;
