import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { forgetRateLimit, takeRateLimit } from '@/lib/rate-limit/take';
import { deriveKey } from '@/lib/security/keys';
import {
  accountLimit,
  accountResetLimit,
  authLimits,
  deviceLimit,
  siteResetLimit,
  slowness,
  stepLimit,
} from './sign-in';

/** An account by its lower-case address, and the id of this browser if it has signed in to it before (`knownDevice`). */
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

/** Counts a code of a second factor, or a repeated password, before it is verified; false past the limit. */
export const countStep = async (attempt: Attempt): Promise<boolean> =>
  (await takeRateLimit('second-step-account', stepLimit, subjectOf(attempt))).allowed;

/** Removes the codes and passwords counted for this browser, or for all strangers together when it is one. */
export const forgetSteps = (attempt: Attempt): Promise<void> =>
  forgetRateLimit('second-step-account', subjectOf(attempt));

/** Whether a recovery mail may be sent: `account` when this account is past its limit, `site` when the whole site is. */
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

/** Called after an outage: a request whose mail was not sent must not count, since past the limit none is sent. */
export const forgetResets = (attempt: Attempt): Promise<void> =>
  forgetRateLimit('reset-account', subjectOf(attempt));

/**
 * The id of this browser and, for each account that has signed in here, an HMAC over both; one more for its second step.
 * It gives no access: a browser that knows an account has a separate counter of failed sign-ins, so that failures of
 * strangers do not lock it out.
 */
export const deviceCookie = 'dauro-device';
const format = /^[\w-]{22}(\.[\w-]{43}){1,10}$/;
/** Of five accounts with a second step. */
const maxMarks = 10;

/** The name of this browser if it has signed in to the account (lower-case address) before; otherwise null. */
export async function knownDevice(account: string): Promise<string | null> {
  const [device, ...marks] = await readCookie();
  if (!device) return null;
  const expected = Buffer.from(markOf(device, account));
  // Marks of the format have the same length.
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected)) ? device : null;
}

/** Marks this browser as known to the account for a year. Call it only after its owner has been verified. */
export async function rememberDevice(account: string): Promise<void> {
  const [device = randomBytes(16).toString('base64url'), ...marks] = await readCookie();
  const mark = markOf(device, account);
  const latest = [mark, ...marks.filter((other) => other !== mark)].slice(0, maxMarks);
  (await cookies()).set(deviceCookie, [device, ...latest].join('.'), {
    path: '/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    maxAge: 365 * 24 * 3600,
  });
}

async function readCookie(): Promise<string[]> {
  const value = (await cookies()).get(deviceCookie)?.value ?? '';
  return format.test(value) ? value.split('.') : [];
}

/** The key is derived from the secret key of Supabase; a new secret key makes every browser unknown once. */
const markOf = (device: string, account: string): string =>
  createHmac('sha256', deriveKey(env.SUPABASE_SECRET_KEY, 'device'))
    .update(`${device} ${account}`)
    .digest('base64url');
