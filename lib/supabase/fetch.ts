import 'server-only';
import { deadline } from '@/lib/supabase/deadline';

/** Requests need a deadline so that a silent backend does not block a visitor; a file of 10 MB gets more time. */
const milliseconds = { question: 8_000, file: 20_000 };

/** A file on its way; a signed address for one is a question. */
const fileAddress = /\/storage\/v1\/object\/(?!upload\/sign\/|list\/)/;

/** `fetch` for the Supabase clients: with a deadline, and never from Next's cache (`cachedFetch` is). */
export const backendFetch: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const isFile = fileAddress.test(address) && init?.method !== 'DELETE';
  const late = deadline(isFile ? milliseconds.file : milliseconds.question);
  const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
  return fetch(input, { ...init, cache: 'no-store', signal });
};
