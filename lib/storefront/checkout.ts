import 'server-only';
import { z } from 'zod';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { isLoopback } from '@/lib/http/is-loopback';
import { type Deadline, StorefrontError, shop, storefrontConfig } from './client';
import { cartCreateOperation, shopDomainOperation } from './operations.gen';
import { list, reshapeMoney, text, webAddress } from './reshape';
import { type Checkout, isVariantId } from './types';

/** The address of a cart's checkout, checked: on the shop's own host, with https unless it runs on this machine. */
export async function checkoutAddress(
  value: string | null | undefined,
  deadline: Deadline,
): Promise<URL> {
  const address = webAddress(value);
  if (!address) throw new StorefrontError('No checkout URL returned');
  const isSafe = address.protocol === 'https:' || isLoopback(address);
  const isOwn =
    address.origin === storefrontConfig.origin || address.host === (await primaryHost(deadline));
  if (!isSafe || !isOwn) {
    throw new StorefrontError(`The checkout address is not on the shop's host: ${address.origin}`);
  }
  // The address already has a query (`key`), without which the checkout shows an empty cart.
  address.searchParams.set('channel', 'online_store');
  return address;
}

/** The API uses the shop's permanent domain; the checkout uses its primary domain. */
async function primaryHost(deadline: Deadline): Promise<string> {
  const caching = { tags: [cacheTags.products], revalidate: cacheLifetimes.shop };
  const data = await shop.read(shopDomainOperation, {}, { caching, deadline });
  return text(data.shop?.primaryDomain?.host);
}

/** What a visitor orders. The browser's data is untrusted. */
export const orderSchema = z.object({
  lines: z
    .array(z.object({ variantId: z.string().refine(isVariantId), quantity: z.int().min(1) }))
    .min(1),
});

export type Order = z.infer<typeof orderSchema>;

/** Creates a cart for the visitor at this address; returns its checkout address and the available quantities. */
export async function createCheckout(order: Order, buyer: string | null = null): Promise<Checkout> {
  const input = {
    lines: order.lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
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
    lines: list(cart.lines?.nodes).map(({ quantity, merchandise }) => ({
      variantId: text(merchandise?.id),
      quantity,
      price: reshapeMoney(merchandise?.price),
    })),
  };
}
