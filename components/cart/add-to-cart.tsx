'use client';

import type { FormEvent } from 'react';
import type { CartLine } from '@/lib/cart/lines';
import type { AddTexts } from './cart-texts';

type AddToCartProps = {
  line: CartLine;
  available: boolean;
  texts: AddTexts;
  /** The class names of the button, `buttonVariants()` from a server component. */
  className: string;
  /** Names the book for screen readers, for lists with several such buttons. */
  named?: boolean;
};

const loadCart = () => import('./add-line');
const prepare = () => void loadCart().catch(() => undefined);

/**
 * Adds a variant to the cart of this browser; the cart's code is loaded on the first interaction with the button. Without
 * JavaScript the same form buys this one book straight away, since there is no cart then (app/(site)/tienda/pagar).
 */
export function AddToCart({ line, available, texts, className, named = false }: AddToCartProps) {
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const cart = await loadCart().catch(() => null);
    if (cart) cart.addLine(line, texts);
    // The script did not load: submit the form as without JavaScript.
    else form.submit();
  }

  return (
    <form
      action="/tienda/pagar"
      method="post"
      onSubmit={add}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <input type="hidden" name="variante" value={line.variantId} />
      <button
        type="submit"
        disabled={!available}
        className={className}
        // A double click, and Enter held down, add one copy.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
        // Firefox restores a disabled button as disabled after a reload; React's types do not know the attribute here.
        {...{ autoComplete: 'off' }}
      >
        <span>{available ? texts.add : texts.soldOut}</span>
        {named ? <span className="sr-only">: {line.product.title}</span> : null}
      </button>
    </form>
  );
}
