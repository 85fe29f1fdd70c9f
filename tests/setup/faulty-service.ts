import { once } from 'node:events';
import { createServer as createHttpServer, request, type ServerResponse } from 'node:http';
import type { Server } from 'node:net';

/** The kinds of failure. Over HTTP `malformed` stands for three: a proxy's page, broken JSON, a truncated body. */
export type Fault = 'down' | 'slow' | '429' | 'html' | 'broken' | 'cut';

/** A proxy of a service, or its replacement, that fails on command. */
export type FaultyService = {
  readonly port: number;
  /** The current fault; null for none. */
  fault: Fault | null;
  /** The number of requests or connections since this was set to 0. */
  asked: number;
  close(): void;
};

/** A proxy of `origin` with one state per part of its addresses; the first matching prefix applies. */
export async function startFaultyProxy(
  origin: string,
  parts: Record<string, `/${string}`>,
): Promise<Record<string, FaultyService>> {
  const states = new Map<string, FaultyService>();
  const target = new URL(origin);
  const server = createHttpServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const name = Object.keys(parts).find((part) => url.startsWith(parts[part] ?? '')) ?? '';
    const state = states.get(name);
    if (state) {
      state.asked += 1;
      if (state.fault) return void incoming.resume().once('end', () => failBy(state, outgoing));
    }
    const onward = request(
      new URL(url, target),
      { method, headers: { ...headers, host: target.host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  for (const name of Object.keys(parts)) states.set(name, { port, fault: null, asked: 0, close });
  return Object.fromEntries(states);
}

function failBy({ fault }: FaultyService, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (fault === 'down') response.destroy();
  if (fault === '429') {
    const body = JSON.stringify({ message: 'Too many requests', errors: 'Throttled' });
    response.writeHead(429, { ...json, 'retry-after': '30' }).end(body);
  }
  if (fault === 'html') {
    const body = '<!doctype html><title>Proxy</title><h1>Welcome</h1>';
    response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  }
  if (fault === 'broken') response.writeHead(200, json).end('{"data": [{"id": ');
  if (fault === 'cut') {
    response.writeHead(200, { ...json, 'content-length': '1000' });
    response.write('[{"id": ', () => response.destroy());
  }
}

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
