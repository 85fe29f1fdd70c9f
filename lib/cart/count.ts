/**
 * The number of items in the cart, which is all that a page needs before the first interaction. lib/cart/store.ts is
 * loaded then, so that pages stay small.
 */

/** Key and format of earlier versions of the site (requirement 3.5): returning visitors keep their carts. */
export const storageKey = 'shopify-cart';

const listeners = new Set<() => void>();

/** Calls the subscribers: the cart may have changed. */
export const cartChanged = (): void => {
  for (const listener of listeners) listener();
};

/** Subscribes to changes, including those made in other tabs or while this page was in the back/forward cache. */
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

/** Lets lib/cart/store.ts count from now on, because it knows which lines could not be stored and which are invalid. */
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
