import Negotiator from 'negotiator';

/**
 * The media types of a feed's address. Among equally preferred ones the first wins, so a client that accepts anything
 * gets the feed.
 */
const offers = [
  'application/rss+xml',
  'application/atom+xml',
  'application/feed+json',
  'application/xml',
  'text/xml',
  'text/html',
];

/**
 * Whether a request for a feed comes from a browser that wants a page. Feed readers often accept HTML with low
 * priority, so HTML must be preferred to a feed.
 */
export function asksForPage(headers: Headers): boolean {
  if (headers.get('sec-fetch-dest') === 'document') return true;
  const accept = headers.get('accept') ?? '';
  return new Negotiator({ headers: { accept } }).mediaType(offers) === 'text/html';
}
