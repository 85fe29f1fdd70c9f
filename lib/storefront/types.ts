/** Money as text with two decimals, to avoid rounding errors. */
export interface Money {
  amount: string;
  currencyCode: string;
}

export interface ProductImage {
  url: string;
  altText: string;
  width: number | null;
  height: number | null;
}

export interface SelectedOption {
  name: string;
  value: string;
}

export interface ProductVariant {
  id: string;
  /** Empty when the book has only one variant. */
  title: string;
  price: Money;
  availableForSale: boolean;
  /** False for a digital edition. */
  requiresShipping: boolean;
  selectedOptions: SelectedOption[];
}

export interface BookDetails {
  author: string | null;
  isbn: string | null;
  pages: number | null;
  binding: string | null;
  year: number | null;
  series: string | null;
}

/** A book as the pages use it. `variants` is never empty. */
export interface Product {
  id: string;
  handle: string;
  title: string;
  /** One line of plain text. */
  description: string;
  /** The description as plain-text paragraphs. */
  paragraphs: string[];
  tags: string[];
  /** The time of the last change, as the shop writes it; empty when it returns none. */
  updatedAt: string;
  /** The lowest price among the variants that can be bought; among all when none can. */
  price: Money;
  images: ProductImage[];
  /** Empty when the book has only one variant. */
  options: { name: string; values: string[] }[];
  variants: ProductVariant[];
  availableForSale: boolean;
  book: BookDetails;
}

export interface LiveVariant {
  variantId: string;
  available: boolean;
  price: Money;
}

/** The lines of the shop's cart: a sold-out line has quantity 0. */
export interface Checkout {
  cartId: string;
  checkoutUrl: string;
  totalQuantity: number;
  lines: { variantId: string; quantity: number; price: Money | null }[];
}

export interface Operation<Data, Variables> {
  name: string;
  text: string;
  /** Never set; it only holds the types. */
  types?: (variables: Variables) => Data;
}

/** Whether a text is the id of a variant. */
export const isVariantId = (id: string) => /^gid:\/\/shopify\/ProductVariant\/\d+$/.test(id);

/** Links to an edition name it as Shopify's own do, `?variant=` and the number at the end of its id. */
export const variantNumber = (id: string) => id.slice(id.lastIndexOf('/') + 1);

/** The digest of the error for a status of 402, because the browser receives only the digest of a server error. */
export const paymentRequired = 'STOREFRONT_PAYMENT_REQUIRED';
