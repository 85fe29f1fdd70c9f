import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { deriveKey } from '@/lib/security/derive-key';

/**
 * The browser's own name and, for each account that signed in here, an HMAC over both. It gives no access: a browser
 * that knows an account has a counter of its own for failed sign-ins, so that strangers' failures do not lock it.
 */
export const deviceCookie = 'dauro-device';
const format = /^[\w-]{22}(\.[\w-]{43}){1,5}$/;
const mostAccounts = 5;

/** The name of this browser if it has signed in to the account (lower-case address) before; otherwise null. */
export async function knownDevice(account: string): Promise<string | null> {
  const [device, ...marks] = await readCookie();
  if (!device) return null;
  const expected = Buffer.from(markOf(device, account));
  // Marks of the format have the same length.
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected)) ? device : null;
}

/** Makes this browser know the account for a year. Call it once the person has proved to be its owner. */
export async function rememberDevice(account: string): Promise<void> {
  const [device = randomBytes(16).toString('base64url'), ...marks] = await readCookie();
  const mark = markOf(device, account);
  const latest = [mark, ...marks.filter((other) => other !== mark)].slice(0, mostAccounts);
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

/** The key is derived from the secret key of Supabase; after a new one every browser is a stranger once. */
const markOf = (device: string, account: string): string =>
  createHmac('sha256', deriveKey(env.SUPABASE_SECRET_KEY, 'device'))
    .update(`${device} ${account}`)
    .digest('base64url');
