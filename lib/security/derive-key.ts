import { hkdfSync } from 'node:crypto';

/** A 32-byte key for one purpose by HKDF (RFC 5869): a leaked digest reveals nothing about the secret. */
export const deriveKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `grupo-dauro ${label}`, 32));
