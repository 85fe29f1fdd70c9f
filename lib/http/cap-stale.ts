import 'server-only';
import type { ServerResponse } from 'node:http';
import { cacheLifetimes } from '@/lib/cache';

const { blog, blogAtMost } = cacheLifetimes;
const stale = new RegExp(`^(s-maxage=${blog}, stale-while-revalidate=)(\\d+)$`);

/**
 * The limit of the blog's pages for shared caches too (docs/decisions/0017-freshness-and-outages.md). The cache handler
 * writes it on what is stored; with a page that is made for its visitor Next says that it may be shown for another year.
 */
export function capStale(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'cache-control')
      return Reflect.apply(setHeader, response, [name, value]);
    // Pages say one text; routes such as the feeds a list of one.
    const said = Array.isArray(value) ? value.map(capped) : capped(String(value));
    return Reflect.apply(setHeader, response, [name, said]);
  };
}

const capped = (value: string) =>
  value.replace(stale, (_, start: string, seconds: string) => {
    return `${start}${Math.min(Number(seconds), blogAtMost - blog)}`;
  });
