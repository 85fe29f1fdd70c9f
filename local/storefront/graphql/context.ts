import type { CartStore } from '../cart/store.ts';

export interface StorefrontContext {
  /** The origin of images and checkouts, without a final slash. */
  origin: string;
  carts: CartStore;
}
