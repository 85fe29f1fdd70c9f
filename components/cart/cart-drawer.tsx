'use client';

import { useCallback, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { notify } from '@/components/ui/notify';
import { useModal } from '@/components/ui/use-modal';
import { isBlocked } from '@/lib/cart/compare';
import { countOf, emptyCart, withQuantity } from '@/lib/cart/lines';
import { changeCart, isCartSaved, readCart, readEmptyCart, watchCart } from '@/lib/cart/store';
import { CartItem } from './cart-item';
import { CartSummary } from './cart-summary';
import { type CartTexts, plural } from './cart-texts';
import { type Check, type CheckoutProblem, useCheck, useCheckout } from './use-checkout';

export type CartDrawerProps = {
  texts: CartTexts;
  isOpen: boolean;
  onClose: () => void;
  /** Runs when the focus can return. */
  onClosed: () => void;
};

/** The cart. The browser's own dialog keeps the focus inside. */
export function CartDrawer({ texts, isOpen, onClose, onClosed }: CartDrawerProps) {
  const cart = useSyncExternalStore(watchCart, readCart, readEmptyCart);
  const { items } = cart;
  const modal = useModal(isOpen, onClose, onClosed);
  const dialog = modal.ref;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { drawer, errors } = texts;
  // Firefox gives a dialog's focus to its first button, other browsers to the heading.
  useLayoutEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  const warn = useCallback(
    (problem: CheckoutProblem) => {
      const error = errors[problem];
      const notice = typeof error === 'string' ? { title: error } : error;
      const within = dialog.current?.open ? dialog.current : undefined;
      // Toasts appear on the left, because the button that will be pressed again is on the right.
      void notify({ kind: 'error', ...notice, within, position: 'top-left' });
    },
    [dialog, errors],
  );
  const check = useCheck(isOpen, warn);
  const checkout = useCheckout({ check, openingText: drawer.opening, warn });

  function setQuantity(variantId: string, quantity: number) {
    changeCart((cart) => ({ ...cart, items: withQuantity(cart.items, variantId, quantity) }));
    // The pressed button was removed with its line, so the focus must move.
    if (quantity <= 0) heading.current?.focus();
  }

  function checkAgain() {
    check.again();
    // The pressed button disappears while the lines are checked.
    heading.current?.focus();
  }

  function clear() {
    changeCart(() => emptyCart);
    heading.current?.focus();
  }

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="fixed inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(30rem,100%)] max-w-none flex-col overflow-y-auto bg-paper text-ink shadow-float backdrop:bg-ink/60 open:flex"
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
          onClick={onClose}
          className="-mt-1 -mr-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
        >
          <CloseIcon />
        </button>
      </div>
      {items.length === 0 ? (
        <EmptyCart texts={drawer} onLeave={onClose} />
      ) : (
        <>
          {/* On low screens the whole drawer scrolls; on higher ones only the lines scroll and the total stays visible. */}
          <div className="shrink-0 grow px-6 sm:px-8 [@media(height>=36rem)]:min-h-40 [@media(height>=36rem)]:shrink [@media(height>=36rem)]:overflow-y-auto [@media(height>=36rem)]:overscroll-contain">
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
                  onLeave={onClose}
                />
              ))}
            </ul>
          </div>
          <CheckNotice check={check} texts={texts.check} onAgain={checkAgain} />
          <CartSummary
            cart={cart}
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

type CheckNoticeProps = { check: Check; texts: CartTexts['check']; onAgain: () => void };

/**
 * The result of checking the lines at the shop; a live region, since the check starts without a click. It is placed below
 * the lines, which would otherwise move under the pointer when it appears or disappears.
 */
function CheckNotice({ check, texts, onAgain }: CheckNoticeProps) {
  const { phase, notes } = check;
  const hasChanged = Object.keys(notes).length > 0;
  const text = phase === 'done' ? (hasChanged ? texts.changed : '') : texts[phase];
  return (
    <div className="px-6 sm:px-8">
      <p role="status" className={text ? 'py-3 text-small' : 'sr-only'}>
        {text}
      </p>
      {phase === 'unreachable' ? (
        <p className="pb-3">
          <button
            type="button"
            onClick={onAgain}
            className="min-h-9 cursor-pointer text-small underline underline-offset-4 hover:text-accent"
          >
            {texts.retry}
          </button>
        </p>
      ) : null}
    </div>
  );
}

type EmptyCartProps = { texts: CartTexts['drawer']; onLeave: () => void };

function EmptyCart({ texts, onLeave }: EmptyCartProps) {
  return (
    <div className="flex grow flex-col px-6 pt-4 sm:px-8">
      <p className="font-display text-h4">{texts.empty}</p>
      <p className="mt-3 max-w-[36ch] text-ink-soft">{texts.emptyLead}</p>
      <p className="mt-6">
        <Link
          href="/tienda"
          onClick={onLeave}
          className="inline-block py-2 font-medium underline decoration-[1.5px] underline-offset-8 hover:decoration-[3px]"
        >
          {texts.browse}
        </Link>
      </p>
      <picture className="mt-10 -mr-6 min-h-0 grow basis-0 sm:-mr-8">
        <img
          src="/images/walls/missing.svg"
          alt=""
          width={560}
          height={520}
          loading="lazy"
          className="size-full"
        />
      </picture>
    </div>
  );
}
