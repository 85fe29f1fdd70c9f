/**
 * The address to go to after signing in: a path of this site or the home page, never another site.
 * `value` comes from the query string and is hostile.
 */
export function redirectTarget(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  const base = 'https://this-site.invalid';
  try {
    const url = new URL(value, base);
    // The parser folds `/\evil`, `//evil` and tabs inside into another host; only our own base may come out.
    if (url.origin !== base || url.pathname.startsWith('//')) return '/';
    return /^\/auth(\/|$)/.test(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
