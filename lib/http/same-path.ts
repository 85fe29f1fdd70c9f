import 'server-only';

/** `%` and two digits: a letter, a digit or one of `-._~`, which mean the same plain. */
const needless = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;
const malformed = /%(?![0-9a-f]{2})/i;

/**
 * The address with one way to write its path (RFC 3986 §6.2.2.2). To Next `/%62log` is no page, to caches in front it is
 * `/blog`: they would keep the answer for a missing page, and it may be kept for a year. What is no address stays as it is.
 */
export function samePath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%') || malformed.test(path)) return url;
  return path.replace(needless, decodeURIComponent) + url.slice(path.length);
}
