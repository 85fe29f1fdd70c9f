import { variantById } from '../catalogue/index.ts';
import {
  addLine,
  type LineInput,
  type LineUpdate,
  mostLines,
  problemsOfLines,
  tooLarge,
  unknownMerchandise,
  updateLine,
} from './lines.ts';
import type { CartStore } from './store.ts';
import type { CartChange, CartProblem, CartRecord } from './types.ts';

export interface CartDraft {
  lines?: readonly LineInput[] | null;
  note?: string | null;
  attributes?: readonly { key: string; value: string }[] | null;
}

/** Creates a cart with its first lines. */
export function createCart(carts: CartStore, draft: CartDraft): CartChange {
  const lines = draft.lines ?? [];
  const problems = problemsOfLines(lines, ['input', 'lines']);
  if (problems.length > 0) return refused(problems);
  const cart = carts.create();
  cart.note = draft.note ?? null;
  cart.attributes = [...(draft.attributes ?? [])];
  const notices = lines.flatMap((line) => addLine(cart, line));
  carts.save(cart);
  return { cart, problems: [], notices };
}

export function addLines(carts: CartStore, cartId: string, lines: readonly LineInput[]) {
  return change(carts, cartId, (cart) => {
    const problems = problemsOfLines(lines, ['lines']);
    if (problems.length > 0) return refused(problems);
    const notices = lines.flatMap((line) => addLine(cart, line));
    if (cart.lines.length <= mostLines) return { cart, problems: [], notices };
    return refused([tooLarge(['lines'])]);
  });
}

export function updateLines(carts: CartStore, cartId: string, updates: readonly LineUpdate[]) {
  return change(carts, cartId, (cart) => {
    const problems = updates.flatMap((update, index): CartProblem[] => {
      const at = ['lines', String(index)];
      if (!cart.lines.some(({ id }) => id === update.id)) return [unknownLine(update.id, at)];
      if (update.merchandiseId && !variantById(update.merchandiseId)) {
        return [unknownMerchandise(update.merchandiseId, at)];
      }
      if ((update.quantity ?? 0) >= 0) return [];
      const message = 'The quantity of the line must not be negative.';
      return [{ code: 'INVALID', field: [...at, 'quantity'], message }];
    });
    if (problems.length > 0) return refused(problems);
    const notices = updates.flatMap((update) => updateLine(cart, update));
    return { cart, problems: [], notices };
  });
}

export function removeLines(carts: CartStore, cartId: string, lineIds: readonly string[]) {
  return change(carts, cartId, (cart) => {
    const problems = lineIds
      .filter((lineId) => !cart.lines.some(({ id }) => id === lineId))
      .map((lineId) => unknownLine(lineId, ['lineIds']));
    if (problems.length > 0) return refused(problems);
    cart.lines = cart.lines.filter(({ id }) => !lineIds.includes(id));
    return { cart, problems: [], notices: [] };
  });
}

function change(carts: CartStore, cartId: string, edit: (cart: CartRecord) => CartChange) {
  const cart = carts.find(cartId);
  if (!cart) {
    const message = 'The specified cart does not exist.';
    return refused([{ code: 'INVALID', field: ['cartId'], message }]);
  }
  const result = edit(cart);
  if (result.cart) carts.save(result.cart);
  return result;
}

function unknownLine(id: string, field: string[]): CartProblem {
  const message = `The merchandise line with id ${id} does not exist.`;
  return { code: 'INVALID_MERCHANDISE_LINE', field, message };
}

function refused(problems: CartProblem[]): CartChange {
  return { cart: null, problems, notices: [] };
}
