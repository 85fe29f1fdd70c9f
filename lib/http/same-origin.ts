import 'server-only';

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
