import {
  addLines,
  type CartDraft,
  createCart,
  removeLines,
  updateLines,
} from '../../cart/changes.ts';
import type { LineInput, LineUpdate } from '../../cart/lines.ts';
import type { CartChange } from '../../cart/types.ts';
import type { StorefrontContext } from '../context.ts';
import { cartView } from './cart-view.ts';

type Create = { input?: CartDraft | null };
type Add = { cartId: string; lines: readonly LineInput[] };
type Update = { cartId: string; lines: readonly LineUpdate[] };
type Remove = { cartId: string; lineIds: readonly string[] };

/** The cart mutations; customers and payments are not implemented. */
export const cartMutations = {
  cartCreate: (_root: unknown, { input }: Create, context: StorefrontContext) =>
    payload(createCart(context.carts, input ?? {}), context),
  cartLinesAdd: (_root: unknown, { cartId, lines }: Add, context: StorefrontContext) =>
    payload(addLines(context.carts, cartId, lines), context),
  cartLinesUpdate: (_root: unknown, { cartId, lines }: Update, context: StorefrontContext) =>
    payload(updateLines(context.carts, cartId, lines), context),
  cartLinesRemove: (_root: unknown, { cartId, lineIds }: Remove, context: StorefrontContext) =>
    payload(removeLines(context.carts, cartId, lineIds), context),
};

function payload({ cart, problems, notices }: CartChange, context: StorefrontContext) {
  return {
    cart: cart ? cartView(cart, context) : null,
    userErrors: problems.map((problem) => ({ __typename: 'CartUserError', ...problem })),
    warnings: notices,
  };
}
