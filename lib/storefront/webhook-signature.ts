import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether the shop signed exactly these bytes: HMAC-SHA256 in base64, compared in constant time. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string | null): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
