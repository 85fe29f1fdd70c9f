import 'server-only';
import { createHash } from 'node:crypto';

/** An address as it may stand in a counter's key: the same for every way of writing it, and unreadable. */
export const digestOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
