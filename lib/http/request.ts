import 'server-only';
import Negotiator from 'negotiator';

/** Among equally preferred types the first wins, so a client that accepts anything gets the feed. */
const offers = [
  'application/rss+xml',
  'application/atom+xml',
  'application/feed+json',
  'application/xml',
  'text/xml',
  'text/html',
];

/** Whether a browser wants a page. Feed readers often accept HTML too, so it must be preferred to a feed. */
export function asksForPage(headers: Headers): boolean {
  if (headers.get('sec-fetch-dest') === 'document') return true;
  const accept = headers.get('accept') ?? '';
  return new Negotiator({ headers: { accept } }).mediaType(offers) === 'text/html';
}

/** Whether a script of the back-office asks (app/admin/_frame/refusal.tsx), which cannot follow a redirect to a page. */
export const asksForData = (headers: Headers): boolean =>
  headers.get('accept')?.startsWith('application/json') === true;

/** The refusal of such a request: 401 without a session, 403 without permission. */
export const refuseData = (reason: 'signed_out' | 'forbidden'): Response =>
  new Response(null, {
    status: reason === 'signed_out' ? 401 : 403,
    headers: { 'cache-control': 'private, no-store' },
  });

/**
 * Whether a form comes from a page of this site. Browsers send Sec-Fetch-Site, older ones the Origin header. A client
 * that sends neither is not a browser, so another site cannot make it send a visitor's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
