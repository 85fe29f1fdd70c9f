/** The path of this site to go to after signing in, else the home page. `value` is untrusted. */
export function redirectTarget(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  const base = 'https://this-site.invalid';
  try {
    const url = new URL(value, base);
    // The URL parser turns `/\evil`, `//evil` and embedded tabs into another host, so check that the origin is still
    // ours.
    if (url.origin !== base || url.pathname.startsWith('//')) return '/';
    return /^\/auth(\/|$)/.test(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
