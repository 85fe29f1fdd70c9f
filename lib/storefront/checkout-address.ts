import 'server-only';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { isLoopback } from '@/lib/http/is-loopback';
import { storefrontConfig } from './config';
import type { Deadline } from './deadline';
import { StorefrontError } from './errors';
import { shopDomainOperation } from './operations.gen';
import { shop } from './shop';
import { text, webAddress } from './untrusted';

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
