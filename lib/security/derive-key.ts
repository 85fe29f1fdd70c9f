import { hkdfSync } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose, derived from the server's secret with HKDF (RFC 5869). A digest or signature that
 * becomes known tells nothing about the secret, and a key of one purpose is worth nothing for another.
 */
export const deriveKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `grupo-dauro ${label}`, 32));
