import 'server-only';
import { checkoutAddress } from './checkout-address';
import { StorefrontError } from './errors';
import { cartCreateOperation } from './operations.gen';
import { reshapeMoney } from './reshape';
import { shop } from './shop';
import type { Checkout, CheckoutLine } from './types';
import { list, text } from './untrusted';

/** Creates a cart for the visitor at this address; returns its checkout address and the available quantities. */
export async function createCheckout(
  lines: readonly CheckoutLine[],
  buyer: string | null = null,
): Promise<Checkout> {
  const input = {
    lines: lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
  };
  const deadline = shop.deadline();
  const { cartCreate } = await shop.write(cartCreateOperation, { input }, { deadline, buyer });
  const problems = list(cartCreate?.userErrors);
  if (problems.length > 0) {
    const messages = problems.map((problem) => text(problem.message));
    throw new StorefrontError(`Cart creation failed: ${messages.join(', ')}`);
  }
  const cart = cartCreate?.cart;
  if (!cart) throw new StorefrontError('No checkout URL returned');
  const address = await checkoutAddress(cart.checkoutUrl, deadline);
  return {
    cartId: text(cart.id),
    checkoutUrl: address.href,
    totalQuantity: cart.totalQuantity,
    total: reshapeMoney(cart.cost?.totalAmount),
    lines: list(cart.lines?.nodes).map(({ quantity, merchandise }) => ({
      variantId: text(merchandise?.id),
      quantity,
      price: reshapeMoney(merchandise?.price),
    })),
  };
}
