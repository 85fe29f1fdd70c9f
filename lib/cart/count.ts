/**
 * How much is in the cart: all that a page shows before the first interaction. The rest
 * (lib/cart/store.ts) is loaded then, so that pages stay light.
 */

/** The key and shape of earlier versions of the site (requirement 3.5): returning visitors keep their carts. */
export const storageKey = 'shopify-cart';

const listeners = new Set<() => void>();

/** Calls the subscribers: the cart may have changed. */
export const cartChanged = (): void => {
  for (const listener of listeners) listener();
};

/** Watches for changes, also in another tab or while this page lay in the browser's history. */
export function watchCart(changed: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', cartChanged);
    addEventListener('pageshow', cartChanged);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    removeEventListener('storage', cartChanged);
    removeEventListener('pageshow', cartChanged);
  };
}

let exactCount: (() => number) | null = null;

/** From here on lib/cart/store.ts counts, because it knows which lines could not be stored and which are invalid. */
export const letStoreCount = (count: () => number): void => {
  exactCount = count;
};

/** The number of items, read directly from storage. */
export function readCount(): number {
  if (exactCount) return exactCount();
  try {
    const { state }: StoredQuantities = JSON.parse(localStorage.getItem(storageKey) ?? '');
    const count = state.items.reduce((sum, { quantity }) => sum + Number(quantity), 0);
    return count > 0 && count < 1e6 ? count : 0;
  } catch {
    return 0;
  }
}

type StoredQuantities = { state: { items: { quantity: unknown }[] } };

/** The cart is unknown on the server and before hydration. */
export const readNoCount = (): number => 0;
