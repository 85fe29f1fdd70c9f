import 'server-only';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { storefrontConfig } from './config';
import type { Deadline } from './deadline';
import { CheckoutError } from './errors';
import { shopDomainOperation } from './operations.gen';
import { shop } from './shop';
import { text, webAddress } from './untrusted';

/**
 * The address where a cart is paid, once it is certain that a visitor may be sent there: on the shop's own host, and over
 * https unless the shop stands on this machine.
 */
export async function checkoutAddress(
  value: string | null | undefined,
  deadline: Deadline,
): Promise<URL> {
  const address = webAddress(value);
  if (!address) throw new CheckoutError('No checkout URL returned');
  const isSafe = address.protocol === 'https:' || isLoopback(address);
  const isOwn =
    address.origin === storefrontConfig.origin || address.host === (await primaryHost(deadline));
  if (!isSafe || !isOwn) {
    throw new CheckoutError(`The checkout address is not on the shop's host: ${address.origin}`);
  }
  // The address already has a query (`key`), without which the checkout shows an empty cart.
  address.searchParams.set('channel', 'online_store');
  return address;
}

/** A shop is asked under its permanent name, and sells under the one that it chose. */
async function primaryHost(deadline: Deadline): Promise<string> {
  const caching = { tags: [cacheTags.products], revalidate: cacheLifetimes.shop };
  const data = await shop.read(shopDomainOperation, {}, { caching, deadline });
  return text(data.shop?.primaryDomain?.host);
}

const isLoopback = ({ hostname }: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
