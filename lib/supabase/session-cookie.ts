import type { SetAllCookies } from '@supabase/ssr';

type CookieToSet = Parameters<SetAllCookies>[0][number];

/** @supabase/ssr appends `.0`, `.1`… when the session does not fit into one cookie. */
export const sessionCookieName = 'sb-dauro-auth-token';

/** No secret: shows the sign-out button on prerendered pages, since scripts cannot read the session (httpOnly). */
export const signedInMarkerName = 'sb-dauro-signed-in';

/** The options of the session cookie; `Secure` when the site uses https (docs/decisions/0008-session-cookies.md). */
export function sessionCookieOptions(siteUrl: string) {
  return {
    name: sessionCookieName,
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
  } as const;
}

/** The cookies to set, including the marker, which is set and removed together with the session cookie. */
export function withSignedInMarker(cookies: CookieToSet[]): CookieToSet[] {
  const session = cookies.filter(({ name }) => name.startsWith(sessionCookieName));
  const written = session.find(({ value }) => value !== '');
  const marker = written ?? session[0];
  if (!marker) return cookies;
  const { httpOnly: _, ...options } = marker.options;
  return [...cookies, { name: signedInMarkerName, value: written ? '1' : '', options }];
}
