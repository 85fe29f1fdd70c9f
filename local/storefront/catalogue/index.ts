import { books } from './book.ts';
import { type CatalogueProduct, type CatalogueVariant, toProduct } from './product.ts';

export const products: readonly CatalogueProduct[] = books.map(toProduct);

const byHandle = new Map(products.map((product) => [product.book.handle, product]));
const variantsById = new Map<string, CatalogueVariant>(
  products.flatMap((product) => product.variants.map((variant) => [variant.id, variant] as const)),
);

export function productByHandle(handle: string): CatalogueProduct | undefined {
  return byHandle.get(handle);
}

export function variantById(id: string): CatalogueVariant | undefined {
  return variantsById.get(id);
}

export type { CatalogueImage, CatalogueProduct, CatalogueVariant } from './product.ts';
