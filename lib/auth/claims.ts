import { z } from 'zod';
import { parseJson } from '@/lib/text/parse-json';

const claimsSchema = z.object({ amr: z.array(z.object({ method: z.string() })) });

/**
 * Whether the session of this access token was opened with a password. The link of a letter opens one too, marked `otp`
 * or `recovery` in the claim `amr` for as long as it lives. The caller has had the token verified.
 */
export function openedWithPassword(accessToken: string): boolean {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  const claims = claimsSchema.safeParse(parseJson(payload));
  return claims.success && claims.data.amr.some(({ method }) => method === 'password');
}
