import { hkdfSync } from 'node:crypto';

/**
 * A 32-byte key for one purpose, derived from the server's secret with HKDF (RFC 5869). A leaked digest or signature
 * reveals nothing about the secret, and a key cannot be used for another purpose.
 */
export const deriveKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `grupo-dauro ${label}`, 32));
