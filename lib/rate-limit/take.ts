import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { deriveKey } from '@/lib/security/derive-key';
import { createSecretClient } from '@/lib/supabase/secret';

/** At most `hits` in any `seconds`, for each purpose and network address. Kept in Postgres: it holds over instances. */
export type RateLimit = { hits: number; seconds: number };

/** What every public form allows (requirement 4.13). */
export const formRateLimit: RateLimit = { hits: env.FORM_RATE_LIMIT, seconds: 3600 };

/** Files that travel ahead of their forms: two to a form, and some that are chosen again. */
export const uploadRateLimit: RateLimit = { hits: 5 * env.FORM_RATE_LIMIT, seconds: 3600 };

/**
 * Counts one hit of the visitor's network address, or of another `subject`. Returns whether it is allowed, and otherwise
 * after how many seconds it would be. Throws when the database cannot be asked.
 */
export async function takeRateLimit(
  purpose: string,
  { hits, seconds }: RateLimit,
  subject?: string,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const { data, error } = await createSecretClient()
    .rpc('take_rate_limit', {
      limit_key: counterKey(purpose, subject ?? (await clientAddress())),
      max_hits: hits,
      window_seconds: seconds,
    })
    .single();
  if (error) throw new Error(`Rate limit ${purpose}: ${error.message}`, { cause: error });
  return { allowed: data.allowed, retryAfter: data.retry_after };
}

/** Forgets the hits of a subject. Throws when the database cannot be asked. */
export async function forgetRateLimit(purpose: string, subject: string): Promise<void> {
  const { error } = await createSecretClient()
    .from('rate_limits')
    .delete()
    .eq('key', counterKey(purpose, subject));
  if (error) throw new Error(`Rate limit ${purpose}: ${error.message}`, { cause: error });
}

/** Addresses of networks and people are stored as keyed digests only (RGPD). */
export function counterKey(purpose: string, subject: string): string {
  const key = deriveKey(env.SUPABASE_SECRET_KEY, 'rate-limit');
  return `${purpose}:${createHmac('sha256', key).update(subject).digest('base64url')}`;
}
