import 'server-only';
import { plainPage } from '@/lib/http/plain-page';
import { mayAsk } from '@/lib/rate-limit/may-ask';
import { messages } from '@/messages/es';

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
