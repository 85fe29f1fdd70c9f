import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache';
import { parseJson } from '@/lib/text/parse-json';

/** Next refuses tags of more than 256 characters. */
const productSchema = z.object({ handle: z.string().min(1).max(200) });

/** The cache tags that a message of the shop makes stale; none for a topic that concerns no page. */
export function tagsOfWebhook(topic: string, body: Uint8Array): string[] {
  if (topic.startsWith('products/')) {
    const { data } = productSchema.safeParse(parseJson(new TextDecoder().decode(body)));
    // A deleted product is named by its number only, which no page knows.
    return [...(data ? [cacheTags.product(data.handle)] : []), cacheTags.products];
  }
  // Stock is counted per inventory item, and none of our pages knows those either.
  return topic.startsWith('inventory_') ? [cacheTags.products] : [];
}

/** Whether the shop signed exactly these bytes: HMAC-SHA256 in base64, compared in constant time. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string | null): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
