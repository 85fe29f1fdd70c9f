import 'server-only';

/**
 * Whether a form comes from a page of this site. Browsers say so in Sec-Fetch-Site, older ones name their page's origin;
 * a client that sends neither is no browser, so no other site can make it send a visitor's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
