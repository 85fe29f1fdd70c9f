import 'server-only';
import { createHash } from 'node:crypto';
import fresh from 'fresh';

/** The validators of a text: `ETag` for its bytes, `Last-Modified` for the newest change of its parts. */
export type Validators = { etag: string; 'last-modified': string };

/** Computes the validators. The digest is cut to 27 characters (162 bits), which still rules out collisions. */
export function validators(text: string, changed: Date): Validators {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  return { etag: `"${digest}"`, 'last-modified': changed.toUTCString() };
}

/** Whether the client already has this version (RFC 9110, 13.2.2): the tag decides, and the date only without a tag. */
export const isKnown = (asked: Headers, validators: Validators): boolean =>
  fresh(Object.fromEntries(asked), validators);
