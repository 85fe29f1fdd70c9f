import type { CartStore } from '../cart/store.ts';

/** What every resolver may use. */
export interface StorefrontContext {
  /** The address that images and checkouts are reached at, without a final slash. */
  origin: string;
  carts: CartStore;
}
