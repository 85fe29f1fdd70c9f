'use client';

import type { FormEvent } from 'react';
import type { AddTexts } from '@/components/cart/cart-texts';
import { notify } from '@/components/ui/notify';
import { withLine } from '@/lib/cart/lines';
import { changeCart } from '@/lib/cart/store';
import type { CartLine } from '@/lib/cart/types';

type AddToCartProps = {
  line: CartLine;
  /** Null when the shop did not say: an honest sentence stands in for the button. */
  available: boolean | null;
  texts: AddTexts;
  /** The looks of the button, `buttonVariants()` from a server component. */
  className: string;
  /** Tells screen readers which book, where several such buttons stand in a list. */
  named?: boolean;
};

/**
 * Adds a variant to the cart of this browser. Without JavaScript the same form buys this one book straight away, since
 * there is no cart then (app/(site)/tienda/pagar).
 */
export function AddToCart({ line, available, texts, className, named = false }: AddToCartProps) {
  function add(event: FormEvent) {
    event.preventDefault();
    const isKept = changeCart((cart) => ({ ...cart, items: withLine(cart.items, line) }));
    void notify({
      kind: 'success',
      title: texts.added,
      ...(isKept ? {} : { description: texts.notKept }),
    });
  }

  if (available === null) return <p className="text-ink-soft text-small">{texts.unknown}</p>;
  const label = available ? texts.add : texts.soldOut;
  return (
    <form action="/tienda/pagar" method="post" onSubmit={add}>
      <input type="hidden" name="variante" value={line.variantId} />
      <button type="submit" disabled={!available} className={className}>
        {label}
        {named ? <span className="sr-only">: {line.product.title}</span> : null}
      </button>
    </form>
  );
}
