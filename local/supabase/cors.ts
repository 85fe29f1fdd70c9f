import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Browsers put files into the storage from the site's pages, which are of another origin. The hosted service lets every
 * origin ask: what a caller may do is decided by its key or its signed address, and no cookie counts.
 */
export function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
}

/** What a browser asks before it sends a file. The hosted service's gateway allows the headers that are asked for. */
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
