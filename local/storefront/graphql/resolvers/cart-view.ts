import type { CartRecord } from '../../cart/store.ts';
import { cartCents, knownLines } from '../../cart/totals.ts';
import type { StorefrontContext } from '../context.ts';
import { money } from '../money.ts';
import { type ConnectionArgs, paginate } from '../paginate.ts';
import { variantView } from './product-view.ts';

/** The checkout address already has the query `key`, so a client must not append its own with `?`. */
export function cartView(cart: CartRecord, { origin }: StorefrontContext) {
  const lines = knownLines(cart).map(({ line, variant }) => ({
    __typename: 'CartLine',
    id: `gid://shopify/CartLine/${variant.id.split('/').at(-1)}?cart=${cart.token}`,
    quantity: line.quantity,
    merchandise: variantView(variant),
  }));
  return {
    __typename: 'Cart',
    id: `gid://shopify/Cart/${cart.token}?key=${cart.key}`,
    checkoutUrl: `${origin}/cart/c/${cart.token}?key=${cart.key}`,
    totalQuantity: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: (args: ConnectionArgs) =>
      paginate(lines, args, (line) => line.merchandise.id, 'Cart.lines'),
    cost: { totalAmount: money(cartCents(cart)) },
  };
}
