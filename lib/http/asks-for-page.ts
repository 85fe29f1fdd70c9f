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
