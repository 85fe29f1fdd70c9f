import { variantById } from '../catalogue/index.ts';
import type { CartRecord } from './store.ts';

export function lineCents(line: CartRecord['lines'][number]): number {
  return (variantById(line.variantId)?.cents ?? 0) * line.quantity;
}

export function cartCents(cart: CartRecord): number {
  return cart.lines.reduce((sum, line) => sum + lineCents(line), 0);
}

/** The lines whose book is still in the catalogue; a later catalogue may have dropped some. */
export function knownLines(cart: CartRecord) {
  return cart.lines.flatMap((line) => {
    const variant = variantById(line.variantId);
    return variant ? [{ line, variant }] : [];
  });
}
