import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';

export const recoveryCookie = 'dauro-recovery';
const oneHour = 3600;

/** Marks the session as one that came from a recovery mail: it is good for a new password and for nothing else. */
export async function markRecovery(): Promise<void> {
  (await cookies()).set(recoveryCookie, '1', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    maxAge: oneHour,
  });
}

/** Whether this session came from a recovery mail and still owes a new password. */
export const isRecovery = async () => (await cookies()).has(recoveryCookie);

/** The new password is set, or the session is over. */
export async function endRecovery(): Promise<void> {
  (await cookies()).delete({ name: recoveryCookie, path: '/' });
}
