import 'server-only';
import { questionDeadline } from '@/lib/supabase/fetch';

/** The lifetime of a cached read (seconds) and the tags that refresh it; without it nothing is cached. */
export type CachedRead = { tags: string[]; revalidate: number };

/** `fetch` for the reads of pages, through Next's data cache. Only responses with status 200 are cached. */
export function cachedFetch({ tags, revalidate }: CachedRead): typeof fetch {
  return (input, init) =>
    fetch(input, { ...init, next: { tags, revalidate }, signal: questionDeadline() });
}
