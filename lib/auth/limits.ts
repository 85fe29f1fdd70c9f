import type { RateLimit } from '@/lib/rate-limit/take';

/**
 * Limits per network address for requests to the identity service. That service has its own limits
 * (supabase/config.toml, `auth.rate_limit`) and counts mails for all visitors together. Ours are lower, so that one
 * visitor cannot use up the limit of all.
 */
export const authLimits = {
  signIn: { hits: 20, seconds: 300 },
  signUp: { hits: 5, seconds: 300 },
  /** The form signs in again after a new password, which the service counts as a sign-in. */
  newPassword: { hits: 4, seconds: 300 },
  reset: { hits: 5, seconds: 3600 },
  recoveryLink: { hits: 10, seconds: 300 },
} satisfies Record<string, RateLimit>;

/** What every request for a recovery mail takes, longer than most mail servers need to accept the mail. */
export const resetMilliseconds = 1_500;

/** Failed sign-ins per account from all addresses, since password guessing is spread over many addresses. */
export const accountLimit: RateLimit = { hits: 30, seconds: 900 };
