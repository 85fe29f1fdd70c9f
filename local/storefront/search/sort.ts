import type { CatalogueProduct } from '../catalogue/index.ts';

type Compare = (a: CatalogueProduct, b: CatalogueProduct) => number;

const spanish = new Intl.Collator('es');
const byNumber: Compare = (a, b) => a.number - b.number;
const byDate: Compare = (a, b) => a.createdAt.localeCompare(b.createdAt);
const byTitle: Compare = (a, b) => spanish.compare(a.book.title, b.book.title);
const byPrice: Compare = (a, b) => lowest(a) - lowest(b);
/** Without sales figures, books with the publisher's bestseller tag come first. */
const byFame: Compare = (a, b) => fame(b) - fame(a);

const orders: Readonly<Record<string, Compare>> = {
  TITLE: byTitle,
  PRICE: byPrice,
  CREATED_AT: byDate,
  CREATED: byDate,
  UPDATED_AT: byDate,
  BEST_SELLING: byFame,
};

/** Sorts products by one of Shopify's keys; unsupported keys sort by id. */
export function sortProducts(list: readonly CatalogueProduct[], sortKey: string) {
  const order = orders[sortKey];
  return [...list].sort((a, b) => (order?.(a, b) ?? 0) || byNumber(a, b));
}

function lowest(product: CatalogueProduct): number {
  return Math.min(...product.variants.map((variant) => variant.cents));
}

function fame(product: CatalogueProduct): number {
  return product.book.tags.includes('bestseller') ? 1 : 0;
}
