import 'server-only';
import { createHash } from 'node:crypto';

/** 256 bits in the alphabet of addresses, as the database makes them (migration `mail`). */
const shape = /^[\w-]{43}$/;

/** The digest that stands for a token in the database; null for what no token can be. */
export const trackingDigest = (token: string): string | null =>
  shape.test(token) ? createHash('sha256').update(token).digest('hex') : null;
