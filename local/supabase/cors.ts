import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browsers upload to this other origin. As at the hosted service, the key or signed address decides, not cookies. */
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
