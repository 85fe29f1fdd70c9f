import 'server-only';

/** A backend that does not answer must not hold a visitor for ever; an upload of 10 MB may take its time. */
const deadlineMilliseconds = 20_000;

/** `fetch` for the Supabase clients: with a deadline, and never from Next's cache (`cachedFetch` is). */
export const backendFetch: typeof fetch = (input, init) => {
  const deadline = AbortSignal.timeout(deadlineMilliseconds);
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  return fetch(input, { ...init, cache: 'no-store', signal });
};
