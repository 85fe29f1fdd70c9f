'use client';

import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { readCount, watchCart } from '@/lib/cart/store';
import type { CartDrawerProps } from './cart-drawer';
import { type CartTexts, plural } from './cart-texts';

type CartButtonProps = { texts: CartTexts; className: string };

const loadDrawer = () => import('./cart-drawer');

/** The drawer is loaded on the first interaction. Without JavaScript there is no cart, so the button is hidden. */
export function CartButton({ texts, className }: CartButtonProps) {
  const count = useSyncExternalStore(watchCart, readCount, () => 0);
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prepare = () => void loadDrawer().catch(() => undefined);

  async function open() {
    setBroken(false);
    try {
      const { CartDrawer } = await loadDrawer();
      setDrawer(() => CartDrawer);
      setOpen(true);
    } catch {
      setBroken(true);
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        data-print="hide"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={`${className} noscript:hidden`}
      >
        {texts.button.label}
        <span className="min-w-6 rounded-full bg-ink px-1.5 text-center text-caption text-paper tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{plural(texts.count, count)}</span>
        </span>
      </button>
      {isBroken ? <p role="alert">{texts.button.unavailable}</p> : null}
      {Drawer ? (
        <Drawer
          texts={texts}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        />
      ) : null}
    </>
  );
}
