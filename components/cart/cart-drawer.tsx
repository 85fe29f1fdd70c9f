'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type CartTexts, plural } from '@/components/cart/cart-texts';
import { countOf } from '@/lib/cart/lines';
import { readCart, readEmptyCart, watchCart } from '@/lib/cart/store';

export type CartDrawerProps = { texts: CartTexts; isOpen: boolean; onClose: () => void };

export function CartDrawer({ texts, isOpen, onClose }: CartDrawerProps) {
  const { items } = useSyncExternalStore(watchCart, readCart, readEmptyCart);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <dialog ref={dialog} aria-label={texts.drawer.title} onClose={onClose}>
      <p>{plural(texts.count, countOf(items))}</p>
    </dialog>
  );
}
