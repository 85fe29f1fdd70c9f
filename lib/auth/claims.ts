import { z } from 'zod';
import { parseJson } from '@/lib/text/parse-json';

const claimsSchema = z.object({ amr: z.array(z.object({ method: z.string() })) });

/**
 * Whether the session of this access token was opened with a password. The link of a recovery mail opens a session too,
 * which the claim `amr` marks as `otp` or `recovery` until it ends. The caller must have had the token verified.
 */
export function openedWithPassword(accessToken: string): boolean {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  const claims = claimsSchema.safeParse(parseJson(payload));
  return claims.success && claims.data.amr.some(({ method }) => method === 'password');
}
