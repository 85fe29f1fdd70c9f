import 'server-only';
import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { NextResponse } from 'next/server';
import type { z } from 'zod';
import { parseJson } from '@/lib/text/text';

/** Among equally preferred types the first wins, so a client that accepts anything gets the feed. */
const offers = [
  'application/rss+xml',
  'application/atom+xml',
  'application/feed+json',
  'application/xml',
  'text/xml',
  'text/html',
];

/** Whether a browser wants a page. Feed readers often accept HTML too, so it must be preferred to a feed. */
export function asksForPage(headers: Headers): boolean {
  if (headers.get('sec-fetch-dest') === 'document') return true;
  const accept = headers.get('accept') ?? '';
  return new Negotiator({ headers: { accept } }).mediaType(offers) === 'text/html';
}

/** Whether the request is from a script of the back-office (app/admin/_frame/office-requests.ts), which needs JSON, not a page. */
export const asksForData = (headers: Headers): boolean =>
  headers.get('accept')?.startsWith('application/json') === true;

/** The refusal of such a request: 401 without a session, 403 without permission, 503 while the roles cannot be read. */
export const refuseData = (reason: 'signed_out' | 'forbidden' | 'failure'): Response =>
  new Response(null, {
    status: { signed_out: 401, forbidden: 403, failure: 503 }[reason],
    headers: { 'cache-control': 'private, no-store' },
  });

/**
 * Whether a form comes from a page of this site. Browsers send Sec-Fetch-Site, older ones the Origin header. A client
 * that sends neither is not a browser, so another site cannot make it send a visitor's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

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

/** A 303. On this site its `Location` is relative: behind a proxy the server does not know its public origin. */
export function seeOther(target: `/${string}` | URL): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { location: String(target), 'cache-control': 'no-store' },
  });
}

/** The validators of a text: `ETag` for its bytes, `Last-Modified` for the newest change of its parts. */
export type Validators = { etag: string; 'last-modified': string };

/** Computes the validators. The digest is cut to 27 characters (162 bits), which still rules out collisions. */
export function validators(text: string, changed: Date): Validators {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  return { etag: `"${digest}"`, 'last-modified': changed.toUTCString() };
}

/**
 * Whether the client already has this version (RFC 9110, 13.2.2): the tag decides, and the date only without a tag. The
 * date must be the same one, because the newest post may have been removed since.
 */
export function isKnown(request: Headers, validators: Validators): boolean {
  // `no-cache`, which `fetch` adds to every conditional request, is for caches; `fresh` would refuse a 304.
  const { 'cache-control': _, ...headers } = Object.fromEntries(request);
  return (
    fresh(headers, validators) &&
    (Boolean(request.get('if-none-match')) ||
      request.get('if-modified-since') === validators['last-modified'])
  );
}

/** Reads a body while counting its bytes: `too_big` past `maxBytes`, whatever length the request declares. */
export async function readLimitedBody(
  request: Pick<Request, 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too_big'> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    total += chunk.byteLength;
    if (total > maxBytes) return 'too_big';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a form while counting: `too_big` past `maxBytes`, whatever length is declared; or `unreadable`. */
export async function readLimitedForm(
  request: Request,
  maxBytes: number,
): Promise<FormData | 'too_big' | 'unreadable'> {
  try {
    const body = await readLimitedBody(request, maxBytes);
    if (body === 'too_big') return body;
    const contentType = request.headers.get('content-type') ?? '';
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return 'unreadable';
  }
}

/** Parses JSON with a schema: `too_big` past `maxBytes`, `invalid` when the schema refuses the value. */
export async function readLimitedJson<Schema extends z.ZodType<object>>(
  request: Request,
  maxBytes: number,
  schema: Schema,
): Promise<z.output<Schema> | 'too_big' | 'invalid'> {
  const body = await readLimitedBody(request, maxBytes);
  if (body === 'too_big') return body;
  return schema.safeParse(parseJson(new TextDecoder().decode(body))).data ?? 'invalid';
}
