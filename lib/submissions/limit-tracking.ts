import 'server-only';
import { plainPage } from '@/lib/http/plain-page';
import { takeRateLimit } from '@/lib/rate-limit/take';
import { messages } from '@/messages/es';

/** Far more than an author looks, far less than somebody who tries addresses out. */
const limit = { hits: 120, seconds: 3600 };

/**
 * The answer to whoever asks for private addresses all the time; null for everybody else. A page cannot answer 429, so
 * the middleware asks here. A database that does not answer is left to the page, which says so.
 */
export async function refuseTracking(): Promise<Response | null> {
  try {
    const { allowed, retryAfter } = await takeRateLimit('seguimiento', limit);
    if (allowed) return null;
    const { title, text, back } = messages.submissions.tracking.limited;
    return plainPage(
      429,
      { title, text, back: { href: '/', label: back } },
      { 'retry-after': String(retryAfter) },
    );
  } catch (error) {
    console.error('Tracking limit', error);
    return null;
  }
}
