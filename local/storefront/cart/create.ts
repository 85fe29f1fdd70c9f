import { variantById } from '../catalogue/index.ts';
import type { CartRecord, CartStore } from './store.ts';

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
}

interface CartProblem {
  code: 'INVALID';
  field: string[];
  message: string;
}

/** Creates a cart with its lines; with `problems` none was created. */
export function createCart(carts: CartStore, lines: readonly LineInput[]) {
  const problems = problemsOf(lines);
  if (problems.length > 0) return { cart: null, problems };
  const cart = carts.create();
  for (const line of lines) addLine(cart, line);
  carts.save(cart);
  return { cart, problems };
}

function problemsOf(lines: readonly LineInput[]): CartProblem[] {
  return lines.flatMap(({ merchandiseId }, index): CartProblem[] => {
    if (variantById(merchandiseId)) return [];
    const message = `The merchandise with id ${merchandiseId} does not exist.`;
    const field = ['input', 'lines', String(index), 'merchandiseId'];
    return [{ code: 'INVALID', field, message }];
  });
}

/** Shopify does not refuse a quantity above the stock: it reduces the line to the stock, even to zero. */
function addLine(cart: CartRecord, { merchandiseId, quantity }: LineInput): void {
  const twin = cart.lines.find(({ variantId }) => variantId === merchandiseId);
  const line = twin ?? { variantId: merchandiseId, quantity: 0 };
  if (!twin) cart.lines.push(line);
  const stock = variantById(merchandiseId)?.stock ?? 0;
  line.quantity = Math.min(line.quantity + (quantity ?? 1), stock);
}
