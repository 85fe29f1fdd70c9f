import type { Money, SelectedOption } from '@/lib/storefront/types';

/** The product data of a line, so that the drawer can show it before the shop has answered. */
export type CartProduct = {
  id: string;
  handle: string;
  title: string;
  /** At most one image, the cover. */
  images: readonly { url: string; altText: string }[];
};

/** One variant in the cart. This is also what the browser stores (requirement 3.5): old carts must stay readable. */
export type CartLine = {
  product: CartProduct;
  variantId: string;
  /** Empty when the book has only one variant. */
  variantTitle: string;
  price: Money;
  quantity: number;
  selectedOptions: readonly SelectedOption[];
};

export type CartState = {
  items: readonly CartLine[];
  cartId: string | null;
  checkoutUrl: string | null;
};
