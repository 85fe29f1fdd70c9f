import { createCart, type LineInput } from '../../cart/create.ts';
import type { StorefrontContext } from '../context.ts';
import { notImplemented } from '../not-implemented.ts';
import { cartView } from './cart-view.ts';

type Create = { input?: { lines?: readonly LineInput[] | null } & Record<string, unknown> };

/** The only mutation that the site sends. */
export const cartMutations = {
  cartCreate: (_root: unknown, { input = {} }: Create, context: StorefrontContext) => {
    const { lines, ...others } = input;
    const [other] = Object.keys(others);
    if (other) throw notImplemented(`CartInput.${other}`);
    const { cart, problems } = createCart(context.carts, lines ?? []);
    return {
      cart: cart && cartView(cart, context),
      userErrors: problems.map((problem) => ({ __typename: 'CartUserError', ...problem })),
    };
  },
};
