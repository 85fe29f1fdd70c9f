import 'server-only';
import { cacheTags } from '@/lib/cache';

/** The cache tags that a message of the shop makes stale; none for a topic that concerns no page. */
export function tagsOfWebhook(topic: string, body: Uint8Array): string[] {
  if (topic.startsWith('products/')) {
    const handle = handleOf(body);
    // A deleted product is named by its number only, which no page knows.
    return [...(handle ? [cacheTags.product(handle)] : []), cacheTags.products];
  }
  // Stock is counted per inventory item, and none of our pages knows those either.
  return topic.startsWith('inventory_') ? [cacheTags.products] : [];
}

function handleOf(body: Uint8Array): string | null {
  try {
    const product: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof product !== 'object' || product === null || !('handle' in product)) return null;
    // Next refuses tags of more than 256 characters.
    const { handle } = product;
    return typeof handle === 'string' && handle.length > 0 && handle.length <= 200 ? handle : null;
  } catch {
    return null;
  }
}
