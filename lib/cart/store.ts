import { type CartState, countOf, emptyCart, parseCart } from './lines';

/** Key and format of earlier versions of the site (requirement 3.5): returning visitors keep their carts. */
export const storageKey = 'shopify-cart';

let current = emptyCart;
let currentText: string | null = null;
/** Set when the browser refused to store the cart; from then on the copy in memory is used. */
let unsaved = false;

const listeners = new Set<() => void>();

const cartChanged = (): void => {
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

/** The cart, the same object until it changes. Read each time, because another tab may have changed it. */
export function readCart(): CartState {
  if (unsaved) return current;
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== currentText) current = parseCart(text);
    currentText = text;
  } catch {
    // The browser forbids storage, so the cart is kept in memory until the page is closed.
  }
  return current;
}

/** The server snapshot for React. */
export const readEmptyCart = (): CartState => emptyCart;

/** The number of copies in the cart. */
export const readCount = (): number => countOf(readCart().items);

/** Changes the cart; returns false when it could not be stored and is lost when the page is closed. */
export function changeCart(change: (cart: CartState) => CartState): boolean {
  const next = change(readCart());
  // A checkout belongs to its books: without them, the next cart is a new one.
  current = next.items.length > 0 ? next : emptyCart;
  try {
    const text = JSON.stringify({ state: current, version: 0 });
    localStorage.setItem(storageKey, text);
    currentText = text;
    unsaved = false;
  } catch {
    unsaved = true;
  }
  cartChanged();
  return !unsaved;
}

/** Whether the cart is stored beyond this page. */
export const isCartSaved = (): boolean => !unsaved;
