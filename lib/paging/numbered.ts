export interface PageOf<Item> {
  items: Item[];
  number: number;
  pages: number;
  total: number;
}

/** One page of a list, or null when the page does not exist. An empty list has one empty page. */
export function pageOf<Item>(
  all: readonly Item[],
  number: number,
  size: number,
): PageOf<Item> | null {
  const pages = Math.max(1, Math.ceil(all.length / size));
  if (!Number.isInteger(number) || number < 1 || number > pages) return null;
  return { items: all.slice((number - 1) * size, number * size), number, pages, total: all.length };
}

/** The number in `/pagina/{n}`; null for 1, because the first page has its own address. */
export function pageNumber(text: string): number | null {
  return /^(?:[2-9]|[1-9]\d{1,5})$/.test(text) ? Number(text) : null;
}

/** The number in `?pagina=` of a search; null for what the search does not write. */
export const searchPage = (given: string | string[] | undefined): number | null =>
  given === undefined ? 1 : pageNumber(String(given));

/** The numbers of the pages after the first in a list of this size, for prerendering. */
export function furtherPages(total: number, size: number): string[] {
  const pages = Math.ceil(total / size);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => String(index + 2));
}
