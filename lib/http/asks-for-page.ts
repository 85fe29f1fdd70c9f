/**
 * Whether a request for a feed comes from a person's browser that wants a page. Feed readers often accept HTML as a
 * last resort, so what counts is whether they like it better than a feed.
 */
export function asksForPage(headers: Headers): boolean {
  if (headers.get('sec-fetch-dest') === 'document') return true;
  const accepted = qualities(headers.get('accept') ?? '');
  const html = accepted.get('text/html') ?? 0;
  const best = (...types: string[]) => Math.max(0, ...types.map((type) => accepted.get(type) ?? 0));
  const feed = best('application/rss+xml', 'application/atom+xml', 'application/feed+json');
  return html > feed && html >= best('application/xml', 'text/xml');
}

/** An Accept header as media type → quality. */
function qualities(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((range): [string, number] => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
      const value = quality === undefined ? 1 : Number(quality);
      return [type, Number.isNaN(value) ? 0 : value];
    }),
  );
}
