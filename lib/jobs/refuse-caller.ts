import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import type { DoorSecret } from '@/lib/env-schema';
import { readLimitedJson } from '@/lib/http/request';
import { storedAddress } from '@/lib/mail/address';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the header carries the secret. Both are hashed, so that the comparison takes constant time. */
export const carriesSecret = (header: string | null, secret: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));

/**
 * The answer to a caller without this secret (401), or while it is not configured: 503, and 404 for personal data,
 * whose address then does not exist. Null for an authorised caller.
 */
export function refuseCaller({ headers }: Request, name: DoorSecret): Response | null {
  const secret = env[name];
  if (!secret) {
    return refusal(name === 'PERSONAL_DATA_SECRET' ? 404 : 503, `Este sitio no tiene ${name}.`);
  }
  if (carriesSecret(headers.get('authorization'), secret)) return null;
  return refusal(401, `Hace falta «Authorization: Bearer» con el ${name} de este sitio.`);
}

const refusal = (status: number, sentence: string) =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
  });

const maxBytes = 4096;
const requestSchema = z.object({
  email: z
    .string()
    .transform(storedAddress)
    .pipe(z.string().regex(/^[^@\s]+@[^@\s]+$/)),
});

/** The requested person's address, in the body because proxies log query strings. Null for any other body. */
export async function readPersonRequest(
  request: Request,
): Promise<z.infer<typeof requestSchema> | null> {
  const read = await readLimitedJson(request, maxBytes, requestSchema);
  return typeof read === 'string' ? null : read;
}
