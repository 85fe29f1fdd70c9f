import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { log } from '@/lib/log/log';
import { tooMany } from '@/lib/rate-limit/refuse';
import { takeRateLimit } from '@/lib/rate-limit/take';
import { findTrackedProposal } from '@/lib/submissions/tracking';

/** More requests than an author needs, and too few for guessing tokens. */
const limit = { hits: 120, seconds: 3600 };

/** No route has this address, so Next renders the page for unknown addresses. */
const nowhere = '/propuesta/no/existe';

/**
 * Statuses that the page itself cannot send, because a streamed page has sent its status before it is rendered: 429
 * past the rate limit, and 404 for an unknown proposal. Null otherwise, also when the database does not answer; the
 * page then reports the error. `headers` are the request headers for the renderer.
 */
export async function refuseTracking(
  request: NextRequest,
  headers: Headers,
): Promise<Response | null> {
  try {
    const { allowed, retryAfter } = await takeRateLimit('seguimiento', limit);
    if (!allowed) return tooMany(retryAfter);
    // POST requests are answered by the server action.
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const token = request.nextUrl.pathname.split('/')[2] ?? '';
    if (await findTrackedProposal(token)) return null;
    return NextResponse.rewrite(new URL(nowhere, request.nextUrl), { request: { headers } });
  } catch (error) {
    log.error('A private address could not be looked up', error);
    return null;
  }
}
