import 'server-only';
import { createHash } from 'node:crypto';

/** 256 bits in base64url, as the database generates them (migration `mail`). */
const shape = /^[\w-]{43}$/;

/** The digest of a token, as stored in the database; null for malformed tokens. */
export const trackingDigest = (token: string): string | null =>
  shape.test(token) ? createHash('sha256').update(token).digest('hex') : null;
