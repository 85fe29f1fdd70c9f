import 'server-only';
import { create as contentDisposition } from 'content-disposition';

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
