import { createHmac, hkdfSync } from 'node:crypto';

/** A 32-byte key for one purpose by HKDF (RFC 5869): a leaked digest reveals nothing about the secret. */
export const deriveKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `grupo-dauro ${label}`, 32));

/**
 * The digest by which `public.erasures` knows an e-mail address, in hexadecimal. Imports are relative, because
 * `npm run restore` runs without a bundler.
 */
export const erasureDigest = (address: string, secretKey: string): string =>
  createHmac('sha256', deriveKey(secretKey, 'erasures'))
    .update(address.toLowerCase())
    .digest('hex');
