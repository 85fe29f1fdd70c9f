import 'server-only';
import { deadline } from '@/lib/supabase/deadline';

/** The lifetime of a cached read (seconds) and the tags that refresh it; without it nothing is cached. */
export type CachedRead = { tags: string[]; revalidate: number };

/** The timeout of a cached read; visitors wait for it only when no fresh response is stored. */
const deadlineMilliseconds = 8_000;

/** `fetch` for the reads of pages, through Next's data cache. Only responses with status 200 are cached. */
export function cachedFetch({ tags, revalidate }: CachedRead): typeof fetch {
  return (input, init) =>
    fetch(input, {
      ...init,
      next: { tags, revalidate },
      signal: deadline(deadlineMilliseconds),
    });
}
