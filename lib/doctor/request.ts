import { parseJson } from '../text/text.ts';
import type { Context } from './finding.ts';

const deadline = 6_000;

export type Answer = { status: number; headers: Headers; body: unknown };

/** Requests without redirects and with a timeout of six seconds; parses JSON if it is JSON; null without a response. */
export async function request(
  { fetch }: Context,
  url: string,
  init: RequestInit = {},
): Promise<Answer | null> {
  try {
    const { status, headers, text } = await read(fetch, url, init);
    return { status, headers, body: parseJson(text) ?? text };
  } catch {
    return null;
  }
}

async function read(fetch: Context['fetch'], url: string, init: RequestInit) {
  const response = await fetch(url, {
    ...init,
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A member of an unchecked value. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sends a request to the configured Supabase with one of its keys, as supabase-js does. */
export function requestSupabase(
  context: Context,
  key: 'publishable' | 'secret',
  path: string,
  { method = 'GET', body, prefer }: { method?: string; body?: unknown; prefer?: string } = {},
): Promise<Answer | null> {
  const { env } = context;
  const secret = key === 'secret' ? env.SUPABASE_SECRET_KEY : env.SUPABASE_PUBLISHABLE_KEY;
  return request(context, env.SUPABASE_URL + path, {
    method,
    headers: {
      apikey: secret,
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(prefer && { prefer }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
