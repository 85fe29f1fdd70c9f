import type { CartStore } from '../cart/store.ts';

/** The data that every resolver may use. */
export interface StorefrontContext {
  /** The origin of images and checkouts, without a final slash. */
  origin: string;
  carts: CartStore;
}
