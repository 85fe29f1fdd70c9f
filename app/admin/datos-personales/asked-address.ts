import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { env } from '@/lib/env';
import { storedAddress } from '@/lib/mail/address';

export const askedAddressCookie = 'dauro-persona';
const path = '/admin/datos-personales';

/** An e-mail address in the format of the forms: text, an @, text. The database refuses control characters. */
export const addressSchema = z
  .string()
  .trim()
  .max(255, 'email')
  .regex(/^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u, 'email')
  .transform(storedAddress);

/** The requested address, or null; in a cookie of this page, because proxies and browsers store query strings. */
export async function readAskedAddress(): Promise<string | null> {
  const { data } = addressSchema.safeParse((await cookies()).get(askedAddressCookie)?.value);
  return data ?? null;
}

/** Stores the address in the cookie for ten minutes. */
export async function keepAskedAddress(address: string): Promise<void> {
  const secure = env.SITE_URL.startsWith('https:');
  const options = { path, secure, httpOnly: true, sameSite: 'strict', maxAge: 600 } as const;
  (await cookies()).set(askedAddressCookie, address, options);
}

export async function forgetAskedAddress(): Promise<void> {
  (await cookies()).delete({ name: askedAddressCookie, path });
}
