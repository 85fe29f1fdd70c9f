import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

const deadline = 6_000;

/**
 * Announces a POST of this size and waits for permission to send it (`Expect: 100-continue`). Returns the status (100
 * is the permission, after which the connection is dropped), or null when no answer came.
 */
export function offerBody(url: string, bytes: number): Promise<number | null> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const offer = request(url, {
      method: 'POST',
      headers: {
        'content-length': bytes,
        'content-type': 'application/octet-stream',
        expect: '100-continue',
      },
      signal: AbortSignal.timeout(deadline),
    });
    const end = (status: number | null) => {
      resolve(status);
      offer.destroy();
    };
    offer.once('continue', () => end(100));
    offer.once('response', ({ statusCode }) => end(statusCode ?? null));
    offer.on('error', () => end(null));
    offer.flushHeaders();
  });
}
