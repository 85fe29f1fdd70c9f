import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env';
import { readLimitedBody } from '@/lib/http/request';
import { mayAsk } from '@/lib/rate-limit/may-ask';
import { isSignedBy, tagsOfWebhook } from '@/lib/storefront/webhook';

/** About the size of a product with two thousand variants. */
const maxBytes = 5 * 1024 * 1024;

/** Shopify repeats a message for two days at most; its row goes with those of the expired rate limits. */
const once = { hits: 1, seconds: 3 * 24 * 60 * 60 };

/** Shopify's messages about products or stock (docs/connecting.md) revalidate their pages, once per message. */
export async function POST(request: Request): Promise<Response> {
  const secret = env.SHOPIFY_WEBHOOK_SECRET;
  if (!secret) return answer(503, 'SHOPIFY_WEBHOOK_SECRET is not set');
  const body = await readLimitedBody(request, maxBytes);
  if (body === 'too_big') return answer(413, 'Too big');
  if (!isSignedBy(secret, body, request.headers.get('x-shopify-hmac-sha256'))) {
    return answer(401, 'Wrong signature');
  }
  const id = request.headers.get('x-shopify-webhook-id');
  // While the database is down a repeat is run again, which does no harm.
  if (id && !(await mayAsk('webhook', once, id))) return answer(200, 'Already seen');
  const tags = tagsOfWebhook(request.headers.get('x-shopify-topic') ?? '', body);
  // 'max' serves the old page while the shop does not answer (docs/decisions/0017-freshness-and-outages.md).
  for (const tag of tags) revalidateTag(tag, 'max');
  return answer(200, tags.length > 0 ? `Refreshed ${tags.join(', ')}` : 'Nothing to refresh');
}

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'cache-control': 'no-store' } });
