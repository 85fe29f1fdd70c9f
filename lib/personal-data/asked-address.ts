import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { env } from '@/lib/env';

export const askedAddressCookie = 'dauro-persona';
const path = '/admin/datos-personales';

/** An e-mail address as the forms take it: something, an @, something. The database takes no control characters. */
export const addressSchema = z
  .string()
  .trim()
  .max(255, 'email')
  .regex(/^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u, 'email');

/**
 * Whose data the admin has asked for; null when none was asked for. It travels in a cookie of this page alone, because proxies and
 * browsers keep query strings.
 */
export async function readAskedAddress(): Promise<string | null> {
  const { data } = addressSchema.safeParse((await cookies()).get(askedAddressCookie)?.value);
  return data ?? null;
}

/** Keeps the address for ten minutes. */
export async function keepAskedAddress(address: string): Promise<void> {
  const secure = env.SITE_URL.startsWith('https:');
  const options = { path, secure, httpOnly: true, sameSite: 'strict', maxAge: 600 } as const;
  (await cookies()).set(askedAddressCookie, address, options);
}

/** Forgets the address. */
export async function forgetAskedAddress(): Promise<void> {
  (await cookies()).delete({ name: askedAddressCookie, path });
}
