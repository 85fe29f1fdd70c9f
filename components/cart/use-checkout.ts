import { unstable_isUnrecognizedActionError as isOldVersion } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { startCheckout } from '@/lib/cart/actions';
import {
  type Comparison,
  compareWithCheckout,
  compareWithShop,
  isBlocked,
  type LineNotes,
} from '@/lib/cart/compare';
import { type CartProblem, type CartState, maxLines, orderOf } from '@/lib/cart/lines';
import { changeCart, readCart } from '@/lib/cart/store';
import { requestVariants } from './request-variants';

/** An order that needs another click: the browser blocked the tab, or the shop changed a line. */
type Ready = { url: string; reason: 'blocked' | 'changed'; cart: CartState };

export type Check = ReturnType<typeof useCheck>;
type Options = { check: Check; openingText: string; warn: (problem: CheckoutProblem) => void };
export type CheckoutProblem = CartProblem | 'nothing_left' | 'old_version';

/** Creates an order from the available lines and opens its payment page in a new tab. */
export function useCheckout({ check, openingText, warn }: Options) {
  const [isLoading, setLoading] = useState(false);
  const [ready, setReady] = useState<Ready | null>(null);

  async function start() {
    const cart = readCart();
    const wanted = cart.items.filter(({ variantId }) => !isBlocked(check.notes[variantId]));
    if (wanted.length > maxLines) return warn('too_many');
    const tab = openPaymentTab(openingText);
    setReady(null);
    setLoading(true);
    const result = await startCheckout(orderOf({ ...cart, items: wanted })).catch(
      // A newer version of the site no longer knows the actions of this page, however often they are tried.
      (error: unknown) =>
        ({ ok: false, error: isOldVersion(error) ? 'old_version' : 'failure' }) as const,
    );
    setLoading(false);
    if (!result.ok) {
      tab?.close();
      // The shop refuses the whole order for one book that it no longer sells; the check says which one.
      if (result.error === 'failure') void check.again();
      return warn(result.error);
    }
    const { cartId, checkoutUrl: url, lines, totalQuantity } = result;
    changeCart((cart) => ({ ...cart, cartId, checkoutUrl: url }));

    const taken = compareWithCheckout(readCart().items, wanted, lines);
    if (Object.keys(taken.notes).length > 0) {
      tab?.close();
      check.apply({ ...taken, notes: { ...check.notes, ...taken.notes } });
      if (totalQuantity === 0) return warn('nothing_left');
      return setReady({ url, reason: 'changed', cart: readCart() });
    }
    if (tab && !tab.closed) return tab.location.replace(url);
    setReady({ url, reason: 'blocked', cart: readCart() });
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
  // Browsers within other applications, which have no tabs, may return this page itself.
  if (!tab || tab === window) return null;
  tab.opener = null;
  tab.document.documentElement.lang = 'es';
  tab.document.title = title;
  tab.document.body.textContent = title;
  return tab;
}

/** Checks the lines at the shop each time the drawer opens, and keeps the result until it closes. */
export function useCheck(isOpen: boolean, warn: (problem: CartProblem) => void) {
  const [phase, setPhase] = useState<'checking' | 'done' | 'unreachable'>('done');
  const [notes, setNotes] = useState<LineNotes>({});
  const pending = useRef<AbortController>(null);

  /** Applies the order's answer to the cart; a running check is cancelled, because it is older. */
  const apply = useCallback(({ items, notes }: Comparison) => {
    pending.current?.abort();
    setPhase('done');
    if (items !== readCart().items) changeCart((cart) => ({ ...cart, items }));
    setNotes(notes);
  }, []);

  const again = useCallback(async () => {
    pending.current?.abort();
    const variantIds = readCart().items.map(({ variantId }) => variantId);
    if (variantIds.length === 0) return;
    const controller = new AbortController();
    pending.current = controller;
    setPhase('checking');
    const result = await requestVariants(variantIds, controller.signal);
    if (controller.signal.aborted) return;
    if (result.ok) return apply(compareWithShop(readCart().items, variantIds, result.variants));
    setPhase('unreachable');
    if (result.error === 'payment_required') warn(result.error);
  }, [apply, warn]);

  useEffect(() => {
    if (!isOpen) return;
    setNotes({});
    void again();
    return () => pending.current?.abort();
  }, [isOpen, again]);

  return { phase, notes, again, apply };
}
