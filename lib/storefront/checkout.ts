import 'server-only';
import { NoCheckoutUrlError, UserErrors } from './errors';
import { cartCreateOperation } from './operations.gen';
import { reshapeMoney } from './reshape';
import { shop } from './shop';
import type { Checkout, CheckoutLine } from './types';
import { list, text, webAddress } from './untrusted';

/** Makes a cart at the shop and says where it is paid, and what of it can really be sent. */
export async function createCheckout(lines: readonly CheckoutLine[]): Promise<Checkout> {
  const input = {
    lines: lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
  };
  const { cartCreate } = await shop.write(cartCreateOperation, { input });
  const problems = list(cartCreate?.userErrors);
  if (problems.length > 0) throw new UserErrors(problems.map((problem) => text(problem.message)));
  const cart = cartCreate?.cart;
  const address = webAddress(cart?.checkoutUrl);
  if (!cart || !address) throw new NoCheckoutUrlError();
  // The address already has a query (`key`), without which the checkout shows an empty cart.
  address.searchParams.set('channel', 'online_store');
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
