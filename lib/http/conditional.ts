import 'server-only';
import { createHash } from 'node:crypto';
import fresh from 'fresh';

/** What identifies a text: `ETag` for its bytes, `Last-Modified` for the moment its newest part changed. */
export type Validators = { etag: string; 'last-modified': string };

/** The validators of a text; the digest is cut to 27 characters, more than chance or malice can meet. */
export function validators(text: string, changed: Date): Validators {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  return { etag: `"${digest}"`, 'last-modified': changed.toUTCString() };
}

/** Whether the client already has exactly this (RFC 9110, 13.2.2): the tag decides, and the date only without one. */
export const isKnown = (asked: Headers, validators: Validators): boolean =>
  fresh(Object.fromEntries(asked), validators);
