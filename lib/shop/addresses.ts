import type { Category } from './categories';

/** The one address of a page of the shop or of a category; the first page has no number. */
export function shelfPath(category?: Category, number = 1): `/tienda${string}` {
  const shelf = category ? (`/tienda/categoria/${category.slug}` as const) : '/tienda';
  return number > 1 ? `${shelf}/pagina/${number}` : shelf;
}

/** The one address of a page of results. */
export function searchPath(query: string, number = 1): `/tienda${string}` {
  const search = new URLSearchParams({ q: query, ...(number > 1 && { pagina: String(number) }) });
  return `/tienda?${search}`;
}
