import 'server-only';
import {
  accountLimit,
  accountResetLimit,
  authLimits,
  deviceLimit,
  siteResetLimit,
  slowness,
} from '@/lib/auth/sign-in';
import { log } from '@/lib/log/log';
import { forgetRateLimit, takeRateLimit } from '@/lib/rate-limit/take';

/** An account by its lower-case address, and the browser that knows it (`knownDevice`), if this one does. */
type Attempt = { account: string; device: string | null };

/** One counter for each browser that knows the account, one for all others. */
const subjectOf = ({ account, device }: Attempt) => (device ? `${account} ${device}` : account);

/**
 * Counts a sign-in before it is tried. Returns the milliseconds that it must take at least, or null past a limit. Both
 * depend on the address that was typed, never on whether it has an account.
 */
export async function countSignIn(attempt: Attempt): Promise<number | null> {
  if (attempt.device) {
    const own = await takeRateLimit('sign-in-device', deviceLimit, subjectOf(attempt));
    return own.allowed ? 0 : null;
  }
  if (!(await takeRateLimit('sign-in', authLimits.signIn)).allowed) return null;
  const all = await takeRateLimit('sign-in-account', accountLimit, attempt.account);
  return all.allowed ? slowness(accountLimit.hits - all.remaining) : null;
}

/** Removes the failures counted for this browser, or for all strangers together when it is one. */
export const forgetSignIns = (attempt: Attempt): Promise<void> =>
  forgetRateLimit(attempt.device ? 'sign-in-device' : 'sign-in-account', subjectOf(attempt));

/** Whether a recovery mail may be sent: `account` when this account has had enough of them, `site` when all have. */
export async function countReset(attempt: Attempt): Promise<'allowed' | 'account' | 'site'> {
  const own = await takeRateLimit('reset-account', accountResetLimit, subjectOf(attempt));
  // First, so that many requests for one account do not use up the mails of all.
  if (!own.allowed) return 'account';
  if ((await takeRateLimit('reset-site', siteResetLimit, 'site')).allowed) return 'allowed';
  const { seconds } = siteResetLimit;
  const notice = await takeRateLimit('reset-site-notice', { hits: 1, seconds }, 'site');
  if (notice.allowed)
    log.warn(`No recovery mails: ${siteResetLimit.hits} were requested within an hour`);
  return 'site';
}

/** For an outage: past the limit a mail only seems to be sent, so requests without a mail must not use it up. */
export const forgetResets = (attempt: Attempt): Promise<void> =>
  forgetRateLimit('reset-account', subjectOf(attempt));
