import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Browsers upload files from the site's pages to the storage, which is another origin. The hosted service allows every
 * origin: the key or the signed address decides about the permission, and cookies do not count.
 */
export function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
}

/** Answers a preflight request. The hosted service's gateway allows the requested headers. */
export function answerPreflight({ headers }: IncomingMessage): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '3600',
    },
  });
}
