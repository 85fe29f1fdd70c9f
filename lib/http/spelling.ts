import { emptySigns, withoutInvisible } from '@/lib/text/clean';
import { foldWords } from '@/lib/text/text';

/** What answers without a page: files and route handlers, whose addresses are never typed. */
const file = /^\/(api|brand|images|subidas)(\/|$)|\.[a-z0-9]+$/i;

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

/** That spelling as addresses are made of titles: words without accents, joined by hyphens. */
export const slugSpelling = (spelling: string): string =>
  spelling
    .split('/')
    .map(
      (part) =>
        encodeURIComponent(foldWords(decodeURIComponent(part)).replaceAll(' ', '-')) || part,
    )
    .join('/');

/** Marks the question of `isAnswered`, which the middleware must not ask again. */
export const askedHeader = 'x-asked-by-spelling';

/**
 * Whether this site has an address, asked of this very server (`origin` is where it listens, never what the client
 * named): only the routes themselves know which pages, posts, books and numbers there are.
 */
export async function isAnswered(pathname: string, { host }: { host: string }): Promise<boolean> {
  try {
    const address = new URL(pathname, `http://${host}`);
    const headers = { [askedHeader]: '1' };
    const options = { method: 'HEAD', headers, redirect: 'manual', cache: 'no-store' } as const;
    return (await fetch(address, { ...options, signal: AbortSignal.timeout(5_000) })).status < 400;
  } catch {
    return false;
  }
}
