import 'server-only';
import { cartVariantsOperation } from './operations.gen';
import { reshapeMoney } from './reshape';
import { shop } from './shop';
import type { LiveVariant } from './types';
import { list, text } from './untrusted';

/** More than Shopify takes in one question. */
const mostIds = 250;

const variantId = /^gid:\/\/shopify\/ProductVariant\/\d+$/;

/**
 * What these variants cost now and whether they can be bought, past every cache. One that is gone is not in the list.
 * `buyer` is the address of the visitor who asks, none for an answer that several share.
 */
export async function getLiveVariants(
  ids: readonly string[],
  buyer: string | null = null,
): Promise<LiveVariant[]> {
  // Shopify refuses the whole question for one id that is none.
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
