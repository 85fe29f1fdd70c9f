import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { plainPage } from '@/lib/http/plain-page';
import { log } from '@/lib/log/log';
import { takeRateLimit } from '@/lib/rate-limit/take';
import { findTrackedProposal } from '@/lib/submissions/tracking';
import { messages } from '@/messages/es';

/** Above what an author needs, below what guessing addresses would take. */
const limit = { hits: 120, seconds: 3600 };

/** No route has this address, so it shows the page for unknown ones. */
const nowhere = '/propuesta/no/existe';

/**
 * Answers of a private address that its page cannot give, because a streamed page has sent its status by then: 429 past
 * the rate limit, and 404 where there is no proposal. Null otherwise, also when the database does not answer: the page
 * reports that. `headers` are those that the renderer may see.
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
