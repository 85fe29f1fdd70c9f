import 'server-only';
import { cache } from 'react';
import { deadlineOf } from '@/lib/env';
import { timeoutSignal } from '@/lib/with-timeout';

/** Milliseconds, so that a silent backend does not block a visitor; a file gets more time. */
const milliseconds = { question: deadlineOf(8_000), file: deadlineOf(20_000) };

/** One deadline for everything that a page reads, also sequentially; elsewhere one for each request. */
const questionDeadline = cache(() => timeoutSignal(milliseconds.question));

/** Matches the transfer of a file; signing an upload address and listing are ordinary requests. */
const fileAddress = /\/storage\/v1\/object\/(?!upload\/sign\/|list\/)/;

/** `fetch` for the Supabase clients: with a timeout, and never from Next's cache, which `cachedFetch` uses. */
export const backendFetch: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const isFile = fileAddress.test(address) && init?.method !== 'DELETE';
  const late = isFile ? timeoutSignal(milliseconds.file) : questionDeadline();
  const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
  return fetch(input, { ...init, cache: 'no-store', signal });
};

/** The options of every client: postgrest-js would repeat reads that failed, for seven seconds and their own time. */
export const optionsWith = (through: typeof fetch) =>
  ({ global: { fetch: through }, db: { retry: false } }) as const;

/** The lifetime of a cached read (seconds) and the tags that refresh it; without it nothing is cached. */
export type CachedRead = { tags: string[]; revalidate: number };

/** `fetch` for the reads of pages, through Next's data cache. Only responses with status 200 are cached. */
export function cachedFetch({ tags, revalidate }: CachedRead): typeof fetch {
  return (input, init) =>
    fetch(input, { ...init, next: { tags, revalidate }, signal: questionDeadline() });
}
