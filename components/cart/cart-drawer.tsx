'use client';

import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { CartItem } from '@/components/cart/cart-item';
import { CartSummary } from '@/components/cart/cart-summary';
import { type CartTexts, plural } from '@/components/cart/cart-texts';
import { CheckNotice } from '@/components/cart/check-notice';
import { EmptyCart } from '@/components/cart/empty-cart';
import { useCheck } from '@/components/cart/use-check';
import { type CheckoutProblem, useCheckout } from '@/components/cart/use-checkout';
import { CloseIcon } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { isBlocked } from '@/lib/cart/compare';
import { watchCart } from '@/lib/cart/count';
import { countOf, emptyCart, withQuantity } from '@/lib/cart/lines';
import { changeCart, isCartSaved, readCart, readEmptyCart } from '@/lib/cart/store';

export type CartDrawerProps = { texts: CartTexts; isOpen: boolean; onClose: () => void };

/** The cart. The browser's own dialog keeps the focus inside and closes with Escape. */
export function CartDrawer({ texts, isOpen, onClose }: CartDrawerProps) {
  const { items } = useSyncExternalStore(watchCart, readCart, readEmptyCart);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { drawer, errors } = texts;

  const warn = useCallback(
    (problem: CheckoutProblem) => {
      const error = errors[problem];
      const notice = typeof error === 'string' ? { title: error } : error;
      const within = dialog.current?.open ? dialog.current : undefined;
      // Toasts appear on the left, because the button that will be pressed again is on the right.
      void notify({ kind: 'error', ...notice, within, position: 'top-left' });
    },
    [errors],
  );
  const check = useCheck(isOpen, warn);
  const checkout = useCheckout({ check, openingText: drawer.opening, warn });

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  // A click outside the drawer hits the dialog's backdrop; Escape closes it from the keyboard.
  useEffect(() => {
    const element = dialog.current;
    const shutBeside = ({ target }: MouseEvent) => target === element && element?.close();
    element?.addEventListener('click', shutBeside);
    return () => element?.removeEventListener('click', shutBeside);
  }, []);

  const shut = () => dialog.current?.close();

  function setQuantity(variantId: string, quantity: number) {
    changeCart((cart) => ({ ...cart, items: withQuantity(cart.items, variantId, quantity) }));
    // The pressed button was removed with its line, so the focus must move.
    if (quantity <= 0) heading.current?.focus();
  }

  function clear() {
    changeCart(() => emptyCart);
    heading.current?.focus();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="fixed inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(30rem,100vw)] max-w-none flex-col overflow-y-auto bg-paper text-ink shadow-float backdrop:bg-ink/60 open:flex"
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-6 pb-4 sm:px-8">
        <div>
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-h3 tracking-tight">
            {drawer.title}
          </h2>
          <p role="status" className="mt-1 text-ink-soft text-small">
            {plural(texts.count, countOf(items))}
          </p>
        </div>
        <button
          type="button"
          aria-label={drawer.close}
          onClick={shut}
          className="-mt-1 -mr-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
        >
          <CloseIcon />
        </button>
      </div>
      {items.length === 0 ? (
        <EmptyCart texts={drawer} onLeave={shut} />
      ) : (
        <>
          {/* On low screens the whole drawer scrolls; on higher ones only the lines scroll and the total stays visible. */}
          <div className="shrink-0 grow px-6 sm:px-8 [@media(height>=36rem)]:min-h-0 [@media(height>=36rem)]:shrink [@media(height>=36rem)]:overflow-y-auto [@media(height>=36rem)]:overscroll-contain">
            <CheckNotice check={check} texts={texts.check} />
            {isCartSaved() ? null : <p className="pb-3 text-small">{texts.add.notKept}</p>}
            <ul className="border-line border-t">
              {items.map((line) => (
                <CartItem
                  key={line.variantId}
                  line={line}
                  note={check.notes[line.variantId]}
                  texts={texts}
                  isLocked={checkout.isLoading}
                  onQuantity={(quantity) => setQuantity(line.variantId, quantity)}
                  onLeave={shut}
                />
              ))}
            </ul>
          </div>
          <CartSummary
            items={items}
            buyable={items.filter(({ variantId }) => !isBlocked(check.notes[variantId]))}
            texts={texts}
            checkout={checkout}
            onClear={clear}
          />
        </>
      )}
    </dialog>
  );
}
