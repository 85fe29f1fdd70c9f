import { createHmac } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

/**
 * The digest by which `public.erasures` knows an e-mail address, in hexadecimal. Imports are relative, because
 * `npm run restore` runs without a bundler.
 */
export const erasureDigest = (address: string, secretKey: string): string =>
  createHmac('sha256', deriveKey(secretKey, 'erasures'))
    .update(address.toLowerCase())
    .digest('hex');
