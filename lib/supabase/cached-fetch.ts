import 'server-only';
import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import type { CachedRead } from '@/lib/supabase/public';

/** Readers wait for a cached read only when nothing fresh is stored: not for long. */
const deadlineMilliseconds = 8_000;

type Answer = { status: number; headers: [string, string][]; body: string };

/** An answer that says no: handed on as it is, never stored, and no reason to forget the last good one. */
class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`The data API answered ${answer.status}.`);
    this.answer = answer;
  }
}

/**
 * `fetch` for reads that pages are made of. Unlike the `next` option of fetch, a page that is made again while the
 * backend is down gets the last answer known, so it can be made; what was never read still fails.
 */
export function cachedFetch({ tags, revalidate }: CachedRead): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = init?.body ? String(init.body) : undefined;
    const ask = async (): Promise<Answer> => {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        ...(body !== undefined && { body }),
        cache: 'no-store',
        signal: AbortSignal.timeout(deadlineMilliseconds),
      });
      const answer = {
        status: response.status,
        headers: [...response.headers].filter(([name]) => kept.includes(name)),
        body: await response.text(),
      };
      if (!response.ok) throw new Refusal(answer);
      return answer;
    };
    const wanted = asked.map((name) => request.headers.get(name) ?? '');
    const key = [caller(request.headers), request.method, request.url, body ?? '', ...wanted];
    try {
      return toResponse(await unstable_cache(ask, key, { tags, revalidate })());
    } catch (error) {
      if (error instanceof Refusal) return toResponse(error.answer);
      throw error;
    }
  };
}

/** What makes two requests for one address different, and what supabase-js reads of an answer. */
const asked = ['accept', 'accept-profile', 'content-profile', 'prefer', 'range'];
const kept = ['content-type', 'content-range'];

/** What the secret key reads must not answer the publishable one; the key itself stays out of logs. */
const caller = (headers: Headers) =>
  createHash('sha256')
    .update(headers.get('authorization') ?? headers.get('apikey') ?? '')
    .digest('base64url');

function toResponse({ status, headers, body }: Answer): Response {
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : body, { status, headers });
}
