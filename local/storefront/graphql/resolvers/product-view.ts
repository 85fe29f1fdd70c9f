import { escapeHtml } from '../../../../lib/text/escape-html.ts';
import type { CatalogueImage, CatalogueProduct, CatalogueVariant } from '../../catalogue/index.ts';
import type { StorefrontContext } from '../context.ts';
import { money } from '../money.ts';

/** Shopify keeps pictures in one folder and adds a version to their address. */
export function imageView(image: CatalogueImage, context: StorefrontContext) {
  const url = `${context.origin}/cdn/shop/files/${image.file}?v=1763719200`;
  return {
    id: `gid://shopify/ProductImage/${image.file}`,
    altText: image.altText,
    width: image.width,
    height: image.height,
    url,
  };
}

/** The plain fields of a variant; `product` and `metafield` have resolvers of their own. */
export function variantView(variant: CatalogueVariant, context: StorefrontContext) {
  const { book, images } = variant.product;
  const front = images[0];
  return {
    __typename: 'ProductVariant',
    record: variant,
    id: variant.id,
    title: variant.title,
    availableForSale: variant.stock > 0,
    quantityAvailable: variant.stock,
    price: money(variant.cents),
    compareAtPrice: null,
    selectedOptions: variant.options,
    sku: variant.sku,
    barcode: book.isbn.replaceAll('-', ''),
    image: front ? imageView(front, context) : null,
  };
}

export type VariantView = ReturnType<typeof variantView>;

/** The plain fields of a product; its lists and metafields have resolvers of their own. */
export function productView(product: CatalogueProduct) {
  const { book } = product;
  const cents = product.variants.map((variant) => variant.cents);
  return {
    __typename: 'Product',
    record: product,
    id: product.id,
    handle: book.handle,
    title: book.title,
    vendor: 'Ediciones Dauro',
    productType: 'Libro',
    description: book.description.join(' '),
    descriptionHtml: book.description.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
    tags: [...book.tags].sort(),
    availableForSale: product.variants.some((variant) => variant.stock > 0),
    totalInventory: product.variants.reduce((sum, variant) => sum + variant.stock, 0),
    createdAt: product.createdAt,
    updatedAt: product.createdAt,
    publishedAt: product.createdAt,
    priceRange: {
      minVariantPrice: money(Math.min(...cents)),
      maxVariantPrice: money(Math.max(...cents)),
    },
  };
}

export type ProductView = ReturnType<typeof productView>;
