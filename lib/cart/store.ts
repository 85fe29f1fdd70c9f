import { cartChanged, letStoreCount, storageKey } from '@/lib/cart/count';
import { countOf, emptyCart } from '@/lib/cart/lines';
import { parseCart } from '@/lib/cart/parse';
import type { CartState } from '@/lib/cart/types';

let current = emptyCart;
let currentText: string | null = null;
/** Set when the browser refused to store the cart; from then on the copy in memory is used. */
let unsaved = false;

letStoreCount(() => countOf(readCart().items));

/** The cart of this browser, the same object until it changes. Storage is asked each time: another tab may have written. */
export function readCart(): CartState {
  if (unsaved) return current;
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== currentText) current = parseCart(text);
    currentText = text;
  } catch {
    // Storage is forbidden here; the cart lives as long as the page.
  }
  return current;
}

/** The server snapshot for React. */
export const readEmptyCart = (): CartState => emptyCart;

/** Changes the cart; false when it could not be stored and will end with the page. */
export function changeCart(change: (cart: CartState) => CartState): boolean {
  current = change(readCart());
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

/** Whether the cart will still be there after this page. */
export const isCartSaved = (): boolean => !unsaved;
