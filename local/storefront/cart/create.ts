import { variantById } from '../catalogue/index.ts';
import type { CartRecord, CartStore } from './store.ts';

const mostLines = 100;

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
}

interface CartProblem {
  code: 'INVALID' | 'CART_TOO_LARGE';
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
  const path = ['input', 'lines'];
  if (lines.length > mostLines) {
    const message = `The cart can't hold more than ${mostLines} lines.`;
    return [{ code: 'CART_TOO_LARGE', field: path, message }];
  }
  return lines.flatMap(({ merchandiseId, quantity }, index): CartProblem[] => {
    const at = [...path, String(index)];
    if (!variantById(merchandiseId)) {
      const message = `The merchandise with id ${merchandiseId} does not exist.`;
      return [{ code: 'INVALID', field: [...at, 'merchandiseId'], message }];
    }
    if ((quantity ?? 1) >= 1) return [];
    const message = 'The quantity of the line must be at least 1.';
    return [{ code: 'INVALID', field: [...at, 'quantity'], message }];
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
