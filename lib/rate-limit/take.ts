import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { createSecretClient } from '@/lib/supabase/secret';

/** At most `hits` in any `seconds`, for each purpose and network address. Kept in Postgres: it holds over instances. */
export type RateLimit = { hits: number; seconds: number };

/** What every public form allows (architecture.md: per address and hour). */
export const formRateLimit: RateLimit = { hits: env.FORM_RATE_LIMIT, seconds: 3600 };

/** Files that travel ahead of their forms: two to a form, and some that are chosen again. */
export const uploadRateLimit: RateLimit = { hits: 5 * env.FORM_RATE_LIMIT, seconds: 3600 };

/**
 * Counts one hit. Returns whether it is allowed, and otherwise after how many seconds it would be.
 * The address is stored only as a keyed digest (RGPD). Throws when the database cannot be asked.
 */
export async function takeRateLimit(
  purpose: string,
  { hits, seconds }: RateLimit,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const address = createHmac('sha256', env.SUPABASE_SECRET_KEY)
    .update(await clientAddress())
    .digest('base64url');
  const { data, error } = await createSecretClient()
    .rpc('take_rate_limit', {
      limit_key: `${purpose}:${address}`,
      max_hits: hits,
      window_seconds: seconds,
    })
    .single();
  if (error) throw new Error(`Rate limit ${purpose}: ${error.message}`, { cause: error });
  return { allowed: data.allowed, retryAfter: data.retry_after };
}
