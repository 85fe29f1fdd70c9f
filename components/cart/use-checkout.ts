import { useState } from 'react';
import type { Check } from '@/components/cart/use-check';
import { startCheckout } from '@/lib/cart/actions';
import { compareWithCheckout, isBlocked } from '@/lib/cart/compare';
import { mostLines } from '@/lib/cart/lines';
import { type CartProblem, refused } from '@/lib/cart/results';
import { changeCart, readCart } from '@/lib/cart/store';
import type { CartLine } from '@/lib/cart/types';

/** An order that needs another click: the browser blocked the tab, or the shop changed a line. */
type Ready = { url: string; reason: 'blocked' | 'changed'; items: readonly CartLine[] };

type Options = { check: Check; openingText: string; warn: (problem: CheckoutProblem) => void };
export type CheckoutProblem = CartProblem | 'nothing_left';

/** Creates an order from the available lines and opens its payment page in a new tab. */
export function useCheckout({ check, openingText, warn }: Options) {
  const [isLoading, setLoading] = useState(false);
  const [ready, setReady] = useState<Ready | null>(null);

  async function start() {
    const wanted = readCart().items.filter(({ variantId }) => !isBlocked(check.notes[variantId]));
    if (wanted.length > mostLines) return warn('too_many');
    const tab = openPaymentTab(openingText);
    setReady(null);
    setLoading(true);
    const result = await startCheckout(
      wanted.map(({ variantId, quantity }) => ({ variantId, quantity })),
    ).catch(() => refused('failure'));
    setLoading(false);
    if (!result.ok) {
      tab?.close();
      return warn(result.error);
    }
    const { cartId, checkoutUrl: url, lines, totalQuantity } = result;
    changeCart((cart) => ({ ...cart, cartId, checkoutUrl: url }));

    const taken = compareWithCheckout(readCart().items, wanted, lines);
    if (Object.keys(taken.notes).length > 0) {
      tab?.close();
      check.apply({ ...taken, notes: { ...check.notes, ...taken.notes } });
      if (totalQuantity === 0) return warn('nothing_left');
      return setReady({ url, reason: 'changed', items: readCart().items });
    }
    if (tab && !tab.closed) return tab.location.replace(url);
    setReady({ url, reason: 'blocked', items: readCart().items });
  }

  return { isLoading, ready, start };
}

/**
 * Opens the payment tab inside the click handler, since browsers block it later; null when the browser blocked it. Its
 * address is set once the shop has answered. `window.open` with `noopener` returns null, so `opener` is cleared by
 * hand.
 */
function openPaymentTab(title: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.documentElement.lang = 'es';
  tab.document.title = title;
  tab.document.body.textContent = title;
  return tab;
}
