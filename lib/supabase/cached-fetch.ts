import 'server-only';
import { deadline } from '@/lib/supabase/deadline';

/** How long a cached read lives (seconds) and which tags refresh it; without it nothing is cached. */
export type CachedRead = { tags: string[]; revalidate: number };

/** Readers wait for a cached read only when nothing fresh is stored: not for long. */
const deadlineMilliseconds = 8_000;

/** `fetch` for reads that pages are made of, through Next's data cache. Only answers with status 200 are kept. */
export function cachedFetch({ tags, revalidate }: CachedRead): typeof fetch {
  return (input, init) =>
    fetch(input, {
      ...init,
      next: { tags, revalidate },
      signal: deadline(deadlineMilliseconds),
    });
}
