import type { RateLimit } from '@/lib/rate-limit/take';

/**
 * What one network address may ask of the identity service. It counts too (supabase/config.toml, `auth.rate_limit`), and
 * its letters are counted for all visitors together: ours stay below, so that one visitor cannot use up the count of all.
 */
export const authLimits = {
  signIn: { hits: 20, seconds: 300 },
  signUp: { hits: 5, seconds: 300 },
  /** Signs in again afterwards, which the service counts as a sign-in. */
  newPassword: { hits: 4, seconds: 300 },
  reset: { hits: 5, seconds: 3600 },
  recoveryLink: { hits: 10, seconds: 300 },
} satisfies Record<string, RateLimit>;

/** Failed sign-ins of one account from all addresses, since guessing of passwords is spread over many addresses. */
export const accountLimit: RateLimit = { hits: 30, seconds: 900 };
