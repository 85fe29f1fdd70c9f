import { cartCents, knownLines, lineCents } from '../../cart/totals.ts';
import type { CartRecord } from '../../cart/types.ts';
import type { StorefrontContext } from '../context.ts';
import { money } from '../money.ts';
import { type ConnectionArgs, paginate } from '../paginate.ts';
import { variantView } from './product-view.ts';

/**
 * A cart in Shopify's format. The checkout address already has the query `key`, so a client must not append its own
 * with `?`.
 */
export function cartView(cart: CartRecord, context: StorefrontContext) {
  const total = money(cartCents(cart));
  const lines = knownLines(cart).map(({ line, variant }) => ({
    __typename: 'CartLine',
    id: line.id,
    quantity: line.quantity,
    attributes: line.attributes,
    merchandise: variantView(variant, context),
    cost: {
      amountPerQuantity: money(variant.cents),
      subtotalAmount: money(lineCents(line)),
      totalAmount: money(lineCents(line)),
    },
  }));
  return {
    __typename: 'Cart',
    id: `gid://shopify/Cart/${cart.token}?key=${cart.key}`,
    checkoutUrl: `${context.origin}/cart/c/${cart.token}?key=${cart.key}`,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    attributes: cart.attributes,
    totalQuantity: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: (args: ConnectionArgs) => paginate(lines, args, (line) => line.id),
    cost: {
      subtotalAmount: total,
      totalAmount: total,
    },
  };
}
