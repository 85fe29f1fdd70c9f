import type { ItemList, WithContext } from 'schema-dts';

export type ListedPage = { name: string; path: string };

/** The first pages of a list, in order. Each page has its own structured data, so this list has only addresses. */
export function itemListJsonLd(
  origin: string,
  name: string,
  pages: readonly ListedPage[],
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: new URL(page.path, origin).href,
    })),
  };
}
