import { randomUUID } from 'node:crypto';
import { variantById } from '../catalogue/index.ts';
import type { CartNotice, CartProblem, CartRecord } from './types.ts';

export const mostLines = 100;

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: readonly { key: string; value: string }[] | null;
}

export interface LineUpdate {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: readonly { key: string; value: string }[] | null;
}

export function tooLarge(field: string[]): CartProblem {
  return {
    code: 'CART_TOO_LARGE',
    field,
    message: `The cart can't hold more than ${mostLines} lines.`,
  };
}

export function unknownMerchandise(id: string, line: string[]): CartProblem {
  const message = `The merchandise with id ${id} does not exist.`;
  return { code: 'INVALID', field: [...line, 'merchandiseId'], message };
}

/** The errors of lines to be added; `path` is the argument name of the list. */
export function problemsOfLines(lines: readonly LineInput[], path: string[]): CartProblem[] {
  if (lines.length > mostLines) return [tooLarge(path)];
  return lines.flatMap((line, index): CartProblem[] => {
    const at = [...path, String(index)];
    if (!variantById(line.merchandiseId)) return [unknownMerchandise(line.merchandiseId, at)];
    if ((line.quantity ?? 1) < 1) {
      const message = 'The quantity of the line must be at least 1.';
      return [{ code: 'INVALID', field: [...at, 'quantity'], message }];
    }
    return [];
  });
}

/** Adds a line, or increases the quantity of an equal line. */
export function addLine(cart: CartRecord, input: LineInput): CartNotice[] {
  const attributes = [...(input.attributes ?? [])];
  const twin = cart.lines.find(
    (line) =>
      line.variantId === input.merchandiseId &&
      JSON.stringify(line.attributes) === JSON.stringify(attributes),
  );
  const id = twin?.id ?? `gid://shopify/CartLine/${randomUUID()}?cart=${cart.token}`;
  const line = twin ?? { id, variantId: input.merchandiseId, quantity: 0, attributes };
  if (!twin) cart.lines.push(line);
  line.quantity += input.quantity ?? 1;
  return clampToStock(line);
}

/** Changes a line; a quantity of zero removes it. */
export function updateLine(cart: CartRecord, update: LineUpdate): CartNotice[] {
  const line = cart.lines.find(({ id }) => id === update.id);
  if (!line) return [];
  if (update.quantity === 0) {
    cart.lines = cart.lines.filter((other) => other !== line);
    return [];
  }
  line.variantId = update.merchandiseId ?? line.variantId;
  line.quantity = update.quantity ?? line.quantity;
  if (update.attributes) line.attributes = [...update.attributes];
  return clampToStock(line);
}

/**
 * Shopify does not refuse a quantity above the stock: it reduces the line to the stock, even to zero, and returns a
 * warning.
 */
function clampToStock(line: CartRecord['lines'][number]): CartNotice[] {
  const variant = variantById(line.variantId);
  if (!variant || line.quantity <= variant.stock) return [];
  line.quantity = variant.stock;
  const title = variant.product.book.title;
  if (variant.stock === 0) {
    const message = `The product '${title}' is already sold out.`;
    return [{ code: 'MERCHANDISE_OUT_OF_STOCK', message, target: line.id }];
  }
  const message = `Only ${variant.stock} items were added to your cart due to availability.`;
  return [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: line.id }];
}
