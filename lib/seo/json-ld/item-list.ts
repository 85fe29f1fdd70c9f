import type { ItemList, WithContext } from 'schema-dts';

export type ListedPage = { name: string; path: string };

/** The first pages of a list, in order. Each has its own structured data; here stands only where it is. */
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
