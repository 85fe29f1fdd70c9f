import 'server-only';
import { plainPage } from '@/lib/http/plain-html';
import { log } from '@/lib/log/log';
import { withTimeout } from '@/lib/with-timeout';
import { messages } from '@/messages/es';
import { type RateLimit, takeRateLimit } from './take';

/** Longer than a healthy database takes. */
const deadlineMilliseconds = 1_500;

/** `takeRateLimit` for requests that are allowed during an outage of the database; the shop and nginx have their own limits. */
export async function mayAsk(
  purpose: string,
  limit: RateLimit,
  subject?: string,
): Promise<boolean> {
  try {
    const count = takeRateLimit(purpose, limit, subject);
    return (await withTimeout(count, deadlineMilliseconds)).allowed;
  } catch (error) {
    log.error(`Rate limit ${purpose} is not counted`, error);
    return true;
  }
}

/** The page for a visitor who is past a limit; a streamed page has sent its status before it is rendered. */
export function tooMany(retryAfter: number): Response {
  const { title, text, back } = messages.submissions.tracking.limited;
  const texts = { title, text, back: { href: '/', label: back } };
  return plainPage(429, texts, { 'retry-after': String(retryAfter) });
}

/** Per network address, which a whole office may share. Each search is one of the database or of the shop. */
const searchLimit = { hits: 300, seconds: 600 };

/** 429 past the limit of searches, of the blog and the shop together; null otherwise. */
export async function refuseSearch(): Promise<Response | null> {
  return (await mayAsk('busqueda', searchLimit)) ? null : tooMany(60);
}
