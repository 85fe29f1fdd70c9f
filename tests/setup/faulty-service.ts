import { createServer as createHttpServer, request, type ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

/** The kinds of failure. Over HTTP `malformed` stands for three: a proxy's page, broken JSON, a truncated body. */
export type Fault = 'down' | 'slow' | '402' | '429' | '500' | 'html' | 'broken' | 'cut';

/** A proxy of a service, or its replacement, that fails on command. */
export type FaultyService = {
  readonly port: number;
  /** The current fault; null for none. */
  fault: Fault | null;
  /** The number of requests or connections since this was set to 0. */
  requests: number;
  close(): void;
};

/** A proxy of `origin` with one state per part of its addresses; the first matching prefix applies. */
export async function startFaultyProxy<Part extends string>(
  origin: string,
  parts: Record<Part, `/${string}`>,
): Promise<Record<Part, FaultyService>> {
  const names = Object.keys(parts) as Part[];
  const target = new URL(origin);
  const server = createHttpServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const name = names.find((part) => url.startsWith(parts[part]));
    const state = name && states[name];
    if (state) {
      state.requests += 1;
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
  const port = await listen(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const states = Object.fromEntries(
    names.map((name) => [name, { port, fault: null, requests: 0, close }]),
  ) as Record<Part, FaultyService>;
  return states;
}

function failBy({ fault }: FaultyService, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (fault === 'down') response.destroy();
  if (fault === '402' || fault === '500') response.writeHead(Number(fault), json).end('{}');
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

/** A fake TCP service: `serve` handles a connection without a fault, `lines` are the responses under each fault. */
export async function startFaultyTcpService(
  serve: (socket: Socket) => void,
  lines: Partial<Record<Fault, string>>,
): Promise<FaultyService> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    state.requests += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    const { fault } = state;
    if (fault === null) serve(socket);
    else if (fault === 'down') socket.destroy();
    else if (fault === 'slow') socket.resume();
    else socket.resume().end(lines[fault] ?? '\u0000?');
  });
  let current: Fault | null = null;
  const state: FaultyService = {
    port: await listen(server),
    requests: 0,
    get fault() {
      return current;
    },
    // An open connection keeps its handler, so each change of the fault closes the connections.
    set fault(fault) {
      current = fault;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      state.fault = 'down';
      server.close();
    },
  };
  return state;
}

/** A mail server that accepts all mail and stores none; `answer` may answer a command otherwise, or not at all (''). */
export function takeMail(
  socket: Socket,
  answer: (command: string) => string | undefined = () => undefined,
): void {
  let isLetter = false;
  socket.write('220 test ESMTP\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => {
    const text = data.toString();
    if (isLetter) {
      if (!text.endsWith('\r\n.\r\n')) return;
      isLetter = false;
      socket.write('250 taken\r\n');
    } else if (/^DATA/i.test(text)) {
      isLetter = true;
      socket.write('354 go on\r\n');
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
    else socket.write(answer(text) ?? '250 ok\r\n');
  });
}
