import 'server-only';
import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import fresh from 'fresh';
import { NextResponse } from 'next/server';

/** Headers for private content: caches must not store it, and browsers must not guess another type. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

/** Headers for a private file that browsers save under this name and never display. */
export const attachment = (
  body: BodyInit,
  name: string,
  type: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': contentDisposition(name),
      ...privateHeaders,
      ...headers,
    },
  });

/** A 303 with a relative `Location`, because behind a proxy the server does not know its public origin. */
export function seeOther(path: `/${string}`): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store' },
  });
}

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
