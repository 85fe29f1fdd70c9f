import 'server-only';
import { cartVariantsOperation } from './operations.gen';
import { reshapeMoney } from './reshape';
import { shop } from './shop';
import type { LiveVariant } from './types';
import { list, text } from './untrusted';

/** Shopify's maximum of ids per query. */
const mostIds = 250;

const variantId = /^gid:\/\/shopify\/ProductVariant\/\d+$/;

/** Current price and stock, uncached; missing variants are left out. `buyer` is null for a shared response. */
export async function getLiveVariants(
  ids: readonly string[],
  buyer: string | null = null,
): Promise<LiveVariant[]> {
  // Shopify refuses the whole query when one id is malformed.
  const known = [...new Set(ids)].filter((id) => variantId.test(id)).slice(0, mostIds);
  if (known.length === 0) return [];
  const options = { caching: 'live', buyer } as const;
  const { nodes } = await shop.read(cartVariantsOperation, { ids: known }, options);
  return list(nodes).flatMap((node) => {
    if (!('id' in node)) return [];
    const price = reshapeMoney(node.price);
    const available = node.availableForSale === true;
    return price ? [{ variantId: text(node.id), available, price }] : [];
  });
}
