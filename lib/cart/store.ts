import { cartChanged, letStoreCount, storageKey } from './count';
import { type CartState, countOf, emptyCart, parseCart } from './lines';

let current = emptyCart;
let currentText: string | null = null;
/** Set when the browser refused to store the cart; from then on the copy in memory is used. */
let unsaved = false;

letStoreCount(() => countOf(readCart().items));

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

/** Changes the cart; returns false when it could not be stored and is lost when the page is closed. */
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

/** Whether the cart is stored beyond this page. */
export const isCartSaved = (): boolean => !unsaved;
