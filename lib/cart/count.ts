import { member, textOf } from '@/lib/text/unchecked';

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

/** Makes lib/cart/store.ts count from now on: it knows the lines that could not be stored or are invalid. */
export const letStoreCount = (count: () => number): void => {
  exactCount = count;
};

/** The most copies of one book in a cart; larger orders go to the publisher by mail. */
export const maxQuantity = 999;

/** Earlier versions of the site stored products as GraphQL nodes. */
export const productOf = (line: unknown): unknown =>
  member(member(line, 'product'), 'node') ?? member(line, 'product');

/** The copies of a stored line; 0 for one that cannot be shown. */
export function copiesOf(line: unknown): number {
  const [product, price] = [productOf(line), member(line, 'price')];
  const texts = [member(product, 'handle'), member(product, 'title'), member(line, 'variantId')];
  const isSound =
    texts.every(textOf) &&
    /^\d{1,9}(\.\d+)?$/.test(String(member(price, 'amount'))) &&
    /^[A-Z]{3}$/.test(textOf(member(price, 'currencyCode')));
  const quantity = Math.floor(Number(member(line, 'quantity')));
  return isSound && quantity >= 1 ? Math.min(quantity, maxQuantity) : 0;
}

/** The number of items, read directly from storage. */
export function readCount(): number {
  if (exactCount) return exactCount();
  try {
    const { state }: Stored = JSON.parse(localStorage.getItem(storageKey) ?? '');
    return state.items.reduce<number>((sum, line) => sum + copiesOf(line), 0);
  } catch {
    return 0;
  }
}

type Stored = { state: { items: unknown[] } };

/** The cart is unknown on the server and before hydration. */
export const readNoCount = (): number => 0;
