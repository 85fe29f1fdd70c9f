import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { plainPage } from '@/lib/http/plain-page';
import { log } from '@/lib/log/log';
import { takeRateLimit } from '@/lib/rate-limit/take';
import { findTrackedProposal } from '@/lib/submissions/tracking';
import { messages } from '@/messages/es';

/** Far more than an author looks, far less than somebody who tries addresses out. */
const limit = { hits: 120, seconds: 3600 };

/** No route has this address: what it shows is the page for unknown ones. */
const nowhere = '/propuesta/no/existe';

/**
 * What the page of a private address cannot answer itself, because its first bytes are sent before it knows: 429 to
 * whoever asks all the time, and a whole 404 where there is no proposal. Null for everybody else. A database that does
 * not answer is left to the page, which says so. `headers` are those that the renderer may see.
 */
export async function refuseTracking(
  request: NextRequest,
  headers: Headers,
): Promise<Response | null> {
  try {
    const { allowed, retryAfter } = await takeRateLimit('seguimiento', limit);
    if (!allowed) return tooMany(retryAfter);
    // A form that is on its way is answered by its action.
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const token = request.nextUrl.pathname.split('/')[2] ?? '';
    if (await findTrackedProposal(token)) return null;
    return NextResponse.rewrite(new URL(nowhere, request.nextUrl), { request: { headers } });
  } catch (error) {
    log.error('A private address could not be looked up', error);
    return null;
  }
}

function tooMany(retryAfter: number): Response {
  const { title, text, back } = messages.submissions.tracking.limited;
  const texts = { title, text, back: { href: '/', label: back } };
  return plainPage(429, texts, { 'retry-after': String(retryAfter) });
}
