import type { SetAllCookies } from '@supabase/ssr';

type CookieToSet = Parameters<SetAllCookies>[0][number];

/** @supabase/ssr appends `.0`, `.1`… when the session does not fit into one cookie. */
export const sessionCookieName = 'sb-dauro-auth-token';

/** No secret: shows the sign-out button on prerendered pages, since scripts cannot read the session (httpOnly). */
export const signedInMarkerName = 'sb-dauro-signed-in';

/**
 * The name and options of a cookie of the whole site (docs/decisions/0008-session-cookies.md). With https the prefix
 * `__Host-` makes browsers refuse a cookie of this name that a subdomain or an http page sets.
 */
export function siteCookie(name: string, siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  return { name: secure ? `__Host-${name}` : name, path: '/', sameSite: 'lax', secure } as const;
}

/** How long a session may live (supabase/config.toml, `[auth.sessions]`); @supabase/ssr would keep its cookies for 400 days. */
const sessionSeconds = 30 * 24 * 3600;

/** The name and options of the session cookie, which scripts cannot read. */
export const sessionCookieOptions = (siteUrl: string) =>
  ({ ...siteCookie(sessionCookieName, siteUrl), httpOnly: true }) as const;

/** The cookies to set, including the marker, which is set and removed together with the session cookie. */
export function withSignedInMarker(fresh: CookieToSet[]): CookieToSet[] {
  const cookies = fresh.map((cookie) =>
    cookie.name.includes(sessionCookieName) && cookie.value !== ''
      ? { ...cookie, options: { ...cookie.options, maxAge: sessionSeconds } }
      : cookie,
  );
  const session = cookies.filter(({ name }) => name.includes(sessionCookieName));
  const written = session.find(({ value }) => value !== '');
  const marker = written ?? session[0];
  if (!marker) return cookies;
  const { httpOnly: _, ...options } = marker.options;
  const name = marker.name.replace(/sb-dauro-auth-token.*/, signedInMarkerName);
  return [...cookies, { name, value: written ? '1' : '', options }];
}

/** A cookie without a secret, read and removed by a script of the next page, which shows the message. */
export const signedOutFlash = 'dauro-signed-out';
