import { escapeHtml } from '../../../../lib/text/text.ts';
import type { CatalogueImage, CatalogueProduct, CatalogueVariant } from '../../catalogue/index.ts';
import type { StorefrontContext } from '../context.ts';
import { money } from '../money.ts';

/** Shopify keeps pictures in one folder and adds a version to their address. */
export function imageView(
  { file, altText, width, height }: CatalogueImage,
  { origin }: StorefrontContext,
) {
  return { altText, width, height, url: `${origin}/cdn/shop/files/${file}?v=1763719200` };
}

export function variantView(variant: CatalogueVariant) {
  return {
    __typename: 'ProductVariant',
    id: variant.id,
    title: variant.title,
    availableForSale: variant.stock > 0,
    requiresShipping: variant.title !== 'Digital',
    price: money(variant.cents),
    selectedOptions: variant.options,
  };
}

/** The plain fields of a product; its lists and metafields have resolvers of their own. */
export function productView(product: CatalogueProduct) {
  const { book, variants } = product;
  return {
    __typename: 'Product',
    record: product,
    id: product.id,
    handle: book.handle,
    title: book.title,
    description: book.description.join(' '),
    descriptionHtml: book.description.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
    tags: [...book.tags].sort(),
    availableForSale: variants.some((variant) => variant.stock > 0),
    updatedAt: product.updatedAt,
    priceRange: { minVariantPrice: money(Math.min(...variants.map(({ cents }) => cents))) },
  };
}

export type ProductView = ReturnType<typeof productView>;
