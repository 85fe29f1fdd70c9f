import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerControl } from './control.ts';
import { allowEveryOrigin, answerPreflight } from './cors.ts';
import type { Exchange } from './exchange.ts';
import { Faults, type Mode, type Service, services as serviceNames } from './faults.ts';
import { readExchange, send } from './node-http.ts';

type Services = (service: Service, exchange: Exchange) => Promise<Response>;

const closeTimeoutMs = 5000;
const tooLarge = { statusCode: '413', error: 'Payload too large', message: 'Payload too large' };

function serviceOf(pathname: string): Service | undefined {
  return serviceNames.find((name) => `${pathname}/`.startsWith(`/${name}/v1/`));
}

/** Waits while a test pauses this service, then returns its fault mode: `ok`, `refused` or a status. */
async function passFaults(
  faults: Faults,
  service: Service,
  { url }: Exchange,
  response: ServerResponse,
): Promise<Mode> {
  const gone = new Promise<void>((resolve) => response.once('close', resolve));
  const mode = () => faults.mode(service, url.pathname);
  while (mode() === 'timeout' && !response.destroyed) {
    await Promise.race([faults.changed(), gone]);
  }
  return response.destroyed ? 'refused' : mode();
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  faults: Faults,
  services: Services,
): Promise<Response | undefined> {
  // Ignore the Host header: signed addresses are relative.
  const url = request.url?.startsWith('/') ? URL.parse(`http://127.0.0.1${request.url}`) : null;
  if (!url) return Response.json({ message: 'Bad request' }, { status: 400 });
  const service = serviceOf(url.pathname);
  if (!service) return answerControl(request, url, faults);
  if (faults.mode(service, url.pathname) === 'refused') return undefined;
  if (service === 'storage') {
    allowEveryOrigin(response);
    if (request.method === 'OPTIONS') return answerPreflight(request);
  }
  // Read the body before waiting: a socket reports a disconnected client only while it is read.
  const exchange = await readExchange(request, url);
  if (!exchange) return Response.json(tooLarge, { status: 413 });
  const verdict = await passFaults(faults, service, exchange, response);
  if (verdict === 'refused') return undefined;
  return verdict === 'ok'
    ? services(service, exchange)
    : failure('fault requested by a test', verdict);
}

export type Gateway = { close(): Promise<void> };

const failure = (message: string, code = '500') =>
  Response.json({ code, message }, { status: Number(code) });

/** Listens on loopback; closing it lets running requests finish. */
export async function startGateway(port: number, services: Services): Promise<Gateway> {
  const faults = new Faults();
  const inHand = new Set<Promise<void>>();
  let closing = false;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const result = await answer(request, response, faults, services);
      if (closing) response.setHeader('connection', 'close');
      if (result) await send(result, response);
      else request.socket.destroy();
    } catch (error) {
      console.error(error);
      if (response.headersSent || response.destroyed) request.socket.destroy();
      else await send(failure('Internal server error'), response);
    }
  };
  const server = createServer((request, response) => {
    const work = handle(request, response);
    inHand.add(work);
    work.finally(() => inHand.delete(work));
  });
  // Node's 5 seconds would close connections that a client on a busy machine is about to use again.
  server.keepAliveTimeout = 60_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    async close() {
      closing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      faults.end();
      server.closeIdleConnections();
      // An unfinished request must not keep the process alive.
      const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
      await Promise.allSettled(inHand);
      server.closeAllConnections();
      await closed;
      clearTimeout(timer);
    },
  };
}
