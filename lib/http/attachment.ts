import 'server-only';
import { create as contentDisposition } from 'content-disposition';

/** For what one person may see: nobody keeps it, and browsers take it for what it says it is. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

/** A private file that browsers save under this name and never show. */
export const attachment = (
  body: ReadableStream<Uint8Array>,
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
