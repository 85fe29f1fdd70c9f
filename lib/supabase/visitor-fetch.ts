import 'server-only';
import { isIP } from 'node:net';
import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { deadlineOf, env } from '@/lib/env';
import { clientAddress, visitorNetwork } from '@/lib/rate-limit/client-address';
import { timeoutSignal, withTimeout } from '@/lib/with-timeout';
import { backendFetch } from './fetch';

/** What reading a session may take, so that a page reports an outage within five seconds. */
const sessionMilliseconds = deadlineOf(4_000);

/** Whether auth-js got no usable response (none, a 5xx, a proxy's page): nothing about session or password. */
export const isOutage = (error: { name: string } | null): boolean =>
  error?.name === 'AuthRetryableFetchError' || error?.name === 'AuthUnknownError';

/** Throws an outage when a session is not read in time: auth-js repeats a refresh for 25 seconds, without a setting. */
export const untilOutage = <Answer>(read: Promise<Answer>): Promise<Answer> =>
  withTimeout(read, sessionMilliseconds).catch((error: Error) => {
    throw new AuthRetryableFetchError(error.message, 0);
  });

const identityService = `${env.SUPABASE_URL}/auth/v1/`;
const dataService = `${env.SUPABASE_URL}/rest/v1/`;

/**
 * `fetch` for one Supabase client that acts for a visitor. Requests to the identity service state the visitor's address,
 * so that its limits count each visitor instead of this server; those to the data API state the visitor's network, which
 * the record of the back-office keeps (`private.caller_network`). A 429 while a session is read or refreshed becomes a
 * 503: auth-js keeps the session when the service is down and removes it after any other error. What it repeats after
 * the deadline of `untilOutage` is not sent, since a refreshed session could no longer be stored.
 */
export function createVisitorFetch(): typeof fetch {
  let late: AbortSignal | undefined;
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const headers = new Headers(init?.headers);
    if (url.startsWith(dataService)) {
      const network = await visitorNetwork();
      if (network) headers.set('x-visitor-network', network);
      return backendFetch(input, { ...init, headers });
    }
    if (!url.startsWith(identityService)) return backendFetch(input, init);
    nameVisitor(headers, await clientAddress());
    if (!concernsSession(url, init?.method)) return backendFetch(input, { ...init, headers });
    late ??= timeoutSignal(sessionMilliseconds);
    const answer = await backendFetch(input, { ...init, headers, signal: late });
    if (answer.status !== 429) return answer;
    return new Response(answer.body, { status: 503, headers: answer.headers });
  };
}

/** The service trusts the address only together with the secret key. A person's own token stays. */
function nameVisitor(headers: Headers, network: string): void {
  const address = network.replace('/64', '');
  if (isIP(address) === 0) return;
  headers.set('sb-forwarded-for', address);
  headers.set('apikey', env.SUPABASE_SECRET_KEY);
  if (headers.get('authorization') === `Bearer ${env.SUPABASE_PUBLISHABLE_KEY}`) {
    headers.set('authorization', `Bearer ${env.SUPABASE_SECRET_KEY}`);
  }
}

function concernsSession(url: string, method = 'GET'): boolean {
  const { pathname, searchParams } = new URL(url);
  if (pathname.endsWith('/user')) return method === 'GET';
  return pathname.endsWith('/token') && searchParams.get('grant_type') === 'refresh_token';
}
