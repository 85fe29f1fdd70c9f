import 'server-only';
import type { CachedRead } from '@/lib/supabase/public';

/** Readers wait for a cached read only when nothing fresh is stored: not for long. */
const deadlineMilliseconds = 8_000;

/** `fetch` for reads that pages are made of, through Next's data cache. Only answers with status 200 are kept. */
export function cachedFetch({ tags, revalidate }: CachedRead): typeof fetch {
  return (input, init) =>
    fetch(input, {
      ...init,
      next: { tags, revalidate },
      signal: AbortSignal.timeout(deadlineMilliseconds),
    });
}
