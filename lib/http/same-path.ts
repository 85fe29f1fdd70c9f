import 'server-only';

/** `%` and two digits: a letter, a digit or one of `-._~`, which mean the same plain. */
const needless = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The address with one way to write its path (RFC 3986 §6.2.2.2). To Next `/%62log` is no page, to caches in front it is
 * `/blog`: they would keep the answer for a missing page, and it may be kept for a year. A path that is no text in UTF-8,
 * which Next answers with 500, is taken letter by letter and is a page that does not exist; `*`, which asks about the
 * server as a whole, is taken for the home page.
 */
export function samePath(url: string): string {
  if (url === '*') return '/';
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%')) return url;
  const one = isText(path)
    ? path.replace(needless, decodeURIComponent)
    : path.replaceAll('%', '%25');
  return one + url.slice(path.length);
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
