/** Money as text with two decimals, so that no cent is lost on the way to the screen. */
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
  /** Empty when the book comes in one form only. */
  title: string;
  price: Money;
  availableForSale: boolean;
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

/** A book as the screens know it. `variants` is never empty. */
export interface Product {
  id: string;
  handle: string;
  title: string;
  /** One line of plain text. */
  description: string;
  /** The same text in its paragraphs, plain too. */
  paragraphs: string[];
  tags: string[];
  /** The lowest price among the variants. */
  price: Money;
  images: ProductImage[];
  /** Empty when the book comes in one form only. */
  options: { name: string; values: string[] }[];
  variants: ProductVariant[];
  availableForSale: boolean;
  book: BookDetails;
}

export interface ProductPage {
  products: Product[];
  hasNextPage: boolean;
  endCursor: string | null;
}

/** What the shop says about a variant at this moment. */
export interface LiveVariant {
  variantId: string;
  available: boolean;
  price: Money;
}

export interface CheckoutLine {
  variantId: string;
  quantity: number;
}

/** What Shopify made of the lines: a sold-out one comes back with quantity 0. */
export interface Checkout {
  cartId: string;
  checkoutUrl: string;
  totalQuantity: number;
  total: Money | null;
  lines: (CheckoutLine & { price: Money | null })[];
}
