import type { Category } from './categories';

/** The canonical address of a page of the shop or of a category; the first page has no number. */
export function bookListPath(category?: Category, number = 1): `/tienda${string}` {
  const base = category ? (`/tienda/categoria/${category.slug}` as const) : '/tienda';
  return number > 1 ? `${base}/pagina/${number}` : base;
}

/** The canonical address of a page of search results. */
export function searchPath(query: string, number = 1): `/tienda${string}` {
  const search = new URLSearchParams({ q: query, ...(number > 1 && { pagina: String(number) }) });
  return `/tienda?${search}`;
}
