import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import { readLimitedJson } from '@/lib/http/body';
import { storedAddress } from '@/lib/mail/address';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the header carries the secret. Both are hashed, so that the comparison takes constant time. */
export const carriesSecret = (header: string | null, secret: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));

/** The answer to a caller without `CRON_SECRET` (401), or while none is configured (503); null for an authorised caller. */
export function refuseCaller({ headers }: Request): Response | null {
  const secret = env.CRON_SECRET;
  if (!secret) return refusal(503, 'Falta configurar CRON_SECRET en este sitio.');
  if (carriesSecret(headers.get('authorization'), secret)) return null;
  return refusal(401, 'Hace falta «Authorization: Bearer» con el CRON_SECRET de este sitio.');
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
    .trim()
    .regex(/^[^@\s]+@[^@\s]+$/)
    .transform(storedAddress),
  path: z.string().optional(),
});

/** The requested person's address, in the body because proxies log query strings. Null for any other body. */
export async function readPersonRequest(
  request: Request,
): Promise<z.infer<typeof requestSchema> | null> {
  const read = await readLimitedJson(request, maxBytes, requestSchema);
  return typeof read === 'string' ? null : read;
}
