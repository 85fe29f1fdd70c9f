import { createServer, request } from 'node:http';
import { portOf } from './faulty-service.ts';
import { siteEnvironment } from './site-environment.ts';

/** The point at which a site is stopped: its nth change of this kind is made, and the response is withheld. */
export type Moment = { path: RegExp; nth: number };

export type HoldingProxy = { url: string; reached: Promise<void>; close(): void };

/**
 * A proxy between a site and its Supabase that withholds the response to one change, so that a test knows how far the
 * site is.
 */
export async function holdAfter({ path, nth }: Moment): Promise<HoldingProxy> {
  const target = new URL(siteEnvironment()['SUPABASE_URL'] ?? '');
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const isIt = method === 'POST' && path.test(url) && ++count === nth;
    const onward = request(
      new URL(url, target),
      { method, headers: { ...headers, host: target.host } },
      (answer) => {
        if (isIt) {
          answer.resume().on('end', reach);
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${portOf(server)}`, reached, close };
}
