import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache';
import { parseJson } from '@/lib/text/text';

/** The longest handle is that of `getProduct`. */
const productSchema = z.object({ handle: z.string().min(1).max(255) });

/** The cache tags that a webhook must revalidate; none for a topic that affects no page. */
export function tagsOfWebhook(topic: string, body: Uint8Array): string[] {
  if (topic.startsWith('products/')) {
    const { data } = productSchema.safeParse(parseJson(new TextDecoder().decode(body)));
    // A deletion has only the product's number, which the pages do not store.
    return [...(data ? [cacheTags.product(data.handle)] : []), cacheTags.products];
  }
  // Stock changes have only the inventory item's number, which the pages do not store.
  return topic.startsWith('inventory_') ? [cacheTags.products] : [];
}

/** Verifies the shop's signature of these bytes: HMAC-SHA256 in base64, compared in constant time. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string | null): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
