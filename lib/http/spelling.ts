import { emptySigns, withoutInvisible } from '@/lib/text/clean';
import { foldWords } from '@/lib/text/text';

/** Addresses of files and route handlers, which nobody types. */
const file = /^\/(api|brand|images|subidas)(\/|$)|\.[a-z0-9]+$/i;

/** Whether an address is that of a file or a route handler. */
export const isFileAddress = (pathname: string): boolean => file.test(pathname);

/**
 * The one spelling of a path: lower case, nothing encoded without need, no invisible characters and no blanks around a
 * part. Null when it cannot be decoded, since Next answers 500 where such a path reaches a dynamic route.
 */
export function spellingOf(pathname: string): string | null {
  try {
    return pathname
      .split('/')
      .map((part) => {
        const text = decodeURIComponent(part).normalize('NFC').toLowerCase();
        const visible = withoutInvisible(text)
          .replace(/\p{Cf}/gu, '')
          .replace(emptySigns, '');
        return encodeURIComponent(visible.trim() || text);
      })
      .join('/');
  } catch {
    return null;
  }
}

/** The same path written like a slug: words without accents, joined by hyphens. */
export const slugSpelling = (spelling: string): string =>
  spelling
    .split('/')
    .map(
      (part) =>
        encodeURIComponent(foldWords(decodeURIComponent(part)).replaceAll(' ', '-')) || part,
    )
    .join('/');

/** Marks the requests of `pageExists`, for which the middleware must not send another. */
export const probeHeader = 'x-asked-by-spelling';

/**
 * Whether a page exists at an address: only the routes themselves know, so it sends a request to this server (`host` is
 * where it listens, never the Host header of the client).
 */
export async function pageExists(pathname: string, { host }: { host: string }): Promise<boolean> {
  try {
    const address = new URL(pathname, `http://${host}`);
    const headers = { [probeHeader]: '1' };
    const options = { method: 'HEAD', headers, redirect: 'manual', cache: 'no-store' } as const;
    return (await fetch(address, { ...options, signal: AbortSignal.timeout(5_000) })).status < 400;
  } catch {
    return false;
  }
}
