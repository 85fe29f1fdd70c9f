import { emptyCart } from '@/lib/cart/lines';
import { parseCart } from '@/lib/cart/parse';
import type { CartState } from '@/lib/cart/types';

/** decisions.md, Shop: what the observed application wrote, so that a returning visitor keeps the cart. */
const key = 'shopify-cart';

let current = emptyCart;
let currentText: string | null = null;
/** The browser refused to store it: from then on what is in memory counts. */
let unsaved = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The cart of this browser, the same object until it changes. Storage is asked each time: another tab may have written. */
export function readCart(): CartState {
  if (unsaved) return current;
  try {
    const text = localStorage.getItem(key);
    if (text !== currentText) current = parseCart(text);
    currentText = text;
  } catch {
    // Storage is forbidden here; the cart lives as long as the page.
  }
  return current;
}

/** Before hydration, and on the server, nobody knows what is in the cart. */
export const readEmptyCart = (): CartState => emptyCart;

/** Tells of every change, also of one in another tab or while this page lay in the browser's history. */
export function watchCart(changed: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', tell);
    addEventListener('pageshow', tell);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    removeEventListener('storage', tell);
    removeEventListener('pageshow', tell);
  };
}

/** Changes the cart; false when it could not be stored and will end with the page. */
export function changeCart(change: (cart: CartState) => CartState): boolean {
  current = change(readCart());
  try {
    const text = JSON.stringify({ state: current, version: 0 });
    localStorage.setItem(key, text);
    currentText = text;
    unsaved = false;
  } catch {
    unsaved = true;
  }
  tell();
  return !unsaved;
}

/** Whether the cart will still be there after this page. */
export const isCartSaved = (): boolean => !unsaved;
