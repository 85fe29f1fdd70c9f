import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { deriveKey } from '@/lib/security/keys';
import { createSecretClient } from '@/lib/supabase/secret';
import { clientAddress } from './client-address';

/** At most `hits` in any `seconds`, per purpose and address; in Postgres, so that instances share the limit. */
export type RateLimit = { hits: number; seconds: number };

/** The limit of every public form (requirement 4.13). */
export const formRateLimit: RateLimit = { hits: env.FORM_RATE_LIMIT, seconds: 3600 };

/** The limit of uploads before their forms: two files per form, and some files that are chosen again. */
export const uploadRateLimit: RateLimit = { hits: 5 * env.FORM_RATE_LIMIT, seconds: 3600 };

/**
 * Counts a hit of the visitor's address or of `subject`: whether it is allowed, how many remain, and in how many seconds
 * a refused one would be allowed. Throws on an outage.
 */
export async function takeRateLimit(
  purpose: string,
  { hits, seconds }: RateLimit,
  subject?: string,
): Promise<{ allowed: boolean; remaining: number; retryAfter: number }> {
  const { data, error } = await createSecretClient()
    .rpc('take_rate_limit', {
      limit_key: counterKey(purpose, subject ?? (await clientAddress())),
      max_hits: hits,
      window_seconds: seconds,
    })
    .single();
  if (error) throw new Error(`Rate limit ${purpose}: ${error.message}`, { cause: error });
  return { allowed: data.allowed, remaining: data.remaining, retryAfter: data.retry_after };
}

/** Removes the hits of a subject. Throws when the database does not answer. */
export async function forgetRateLimit(purpose: string, subject: string): Promise<void> {
  const { error } = await createSecretClient()
    .from('rate_limits')
    .delete()
    .eq('key', counterKey(purpose, subject));
  if (error) throw new Error(`Rate limit ${purpose}: ${error.message}`, { cause: error });
}

/** Addresses are stored only as keyed digests (RGPD). */
function counterKey(purpose: string, subject: string): string {
  const key = deriveKey(env.SUPABASE_SECRET_KEY, 'rate-limit');
  return `${purpose}:${createHmac('sha256', key).update(subject).digest('base64url')}`;
}
