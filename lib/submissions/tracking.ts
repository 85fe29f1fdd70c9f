import 'server-only';
import { createHash } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { log } from '@/lib/log/log';
import { tooMany } from '@/lib/rate-limit/may-ask';
import { takeRateLimit } from '@/lib/rate-limit/take';
import { createSecretClient } from '@/lib/supabase/secret';
import { isOpen, type Status } from './statuses';

/** 256 bits in base64url, as the database generates them (migration `mail`). */
const shape = /^[\w-]{43}$/;

/** The digest of a token, as stored in the database; null for malformed tokens. */
const trackingDigest = (token: string): string | null =>
  shape.test(token) ? createHash('sha256').update(token).digest('hex') : null;

/** The data that a proposal's author sees; times are ISO 8601 in UTC. */
export type TrackedProposal = NonNullable<Awaited<ReturnType<typeof findTrackedProposal>>>;

/** The proposal of a token, which is the permission, or null. Throws on an outage, never with the token. */
export async function findTrackedProposal(token: string) {
  const digest = trackingDigest(token);
  if (!digest) return null;
  const { data, error } = await createSecretClient()
    .from('editorial_submissions')
    .select(
      'title:titulo_obra, reference, status, receivedAt:created_at, lastStepAt:status_changed_at',
    )
    .eq('tracking_token_hash', digest)
    .maybeSingle()
    .overrideTypes<{ status: Status }>();
  if (error) throw new Error('A tracked proposal could not be read', { cause: error });
  return data && { ...data, canWithdraw: isOpen(data.status) };
}

/** Withdraws an open proposal and queues a mail to the staff; false when the proposal is closed or unknown. */
export async function withdrawProposal(token: string): Promise<boolean> {
  const digest = trackingDigest(token);
  if (!digest) return false;
  const { data, error } = await createSecretClient().rpc('withdraw_proposal', {
    token_hash: digest,
  });
  if (error) throw new Error('A proposal could not be withdrawn', { cause: error });
  return data;
}

/** More requests than an author needs, and too few for guessing tokens. */
const limit = { hits: 120, seconds: 3600 };

/** No route has this address, so Next renders the page for unknown addresses. */
const nowhere = '/propuesta/no/existe';

/**
 * Statuses that the page itself cannot send, because a streamed page has sent its status before it is rendered: 429
 * past the rate limit, and 404 for an unknown proposal. Null otherwise, also when the database does not answer; the
 * page then reports the error. `headers` are the request headers for the renderer.
 */
export async function refuseTracking(
  request: NextRequest,
  headers: Headers,
): Promise<Response | null> {
  try {
    const { allowed, retryAfter } = await takeRateLimit('seguimiento', limit);
    if (!allowed) return tooMany(retryAfter);
    // POST requests are answered by the server action.
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const token = request.nextUrl.pathname.split('/')[2] ?? '';
    if (await findTrackedProposal(token)) return null;
    return NextResponse.rewrite(new URL(nowhere, request.nextUrl), { request: { headers } });
  } catch (error) {
    log.error('A private address could not be looked up', error);
    return null;
  }
}
