import type { CartLine, CartState } from '@/lib/cart/types';

type Lines = readonly CartLine[];

export const emptyCart: CartState = { items: [], cartId: null, checkoutUrl: null };

/** The most copies of one book in a cart; larger orders go to the publisher by mail. */
export const mostOfOne = 999;

/** The most lines of one order (requirement 3.5). */
export const mostLines = 100;

/** The lines with one more: the same variant increases its quantity, another one is appended. */
export function withLine(lines: Lines, added: CartLine): Lines {
  const known = lines.find(({ variantId }) => variantId === added.variantId);
  return known
    ? withQuantity(lines, added.variantId, known.quantity + added.quantity)
    : [...lines, added];
}

/** The lines with a new quantity for one variant; zero or less removes the line. */
export function withQuantity(lines: Lines, variantId: string, quantity: number): Lines {
  return lines.flatMap((line) => {
    if (line.variantId !== variantId) return [line];
    return quantity > 0 ? [{ ...line, quantity: Math.min(quantity, mostOfOne) }] : [];
  });
}

/** The total number of copies. */
export const countOf = (lines: Lines): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The sum of price times quantity in the first line's currency, computed in cents; null for no lines. */
export function totalOf(lines: Lines): CartLine['price'] | null {
  const [first] = lines;
  if (!first) return null;
  const cents = lines.reduce(
    (sum, { price, quantity }) => sum + Math.round(Number(price.amount) * 100) * quantity,
    0,
  );
  return { amount: (cents / 100).toFixed(2), currencyCode: first.price.currencyCode };
}
