import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CartStore } from './cart/store.ts';
import { Faults, faultModes, faultOrder } from './faults/faults.ts';
import { answerCheckout, checkoutPath } from './http/checkout-route.ts';
import { answerGraphql, type GraphqlRoute, graphqlPath } from './http/graphql-route.ts';
import { answerImage, imagesPath } from './http/images-route.ts';
import { readJson, sendJson } from './http/respond.ts';

/** A public token: the service listens on loopback and holds no secret. */
const token = 'dauro-storefront-local';
const webhookSecret = 'dauro-webhook-local';

export interface Storefront {
  url: string;
  token: string;
  webhookSecret: string;
  close(): Promise<void>;
}

/** Starts the embedded shop on loopback; port 0 takes a free one. */
export async function startStorefront(options: {
  port: number;
  dataDir: string;
}): Promise<Storefront> {
  const context = { origin: '', carts: new CartStore(options.dataDir) };
  const faults = new Faults();
  const route = { context, faults, token };
  const server = createServer((request, response) => {
    answer(route, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) sendJson(response, 500, { errors: 'Internal Server Error' });
      else response.destroy();
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  context.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: context.origin, token, webhookSecret, close: () => close(server) };
}

async function answer(
  route: GraphqlRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://loopback');
  const { pathname } = address;
  if (graphqlPath.test(pathname)) return answerGraphql(route, request, response);
  const image = imagesPath.exec(pathname)?.[1];
  if (image) return answerImage(image, response);
  const cart = checkoutPath.exec(pathname)?.[1];
  if (cart) return answerCheckout(route.context.carts, cart, address, response);
  if (pathname === '/__faults') return answerFaults(route.faults, request, response);
  sendJson(response, 404, { errors: 'Not Found' });
}

async function answerFaults(faults: Faults, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') {
    // Any web page can send other types to this machine without asking first (CORS).
    if (!request.headers['content-type']?.startsWith('application/json')) {
      return sendJson(response, 415, { errors: 'Unsupported Media Type' });
    }
    const order = faultOrder.safeParse(await readJson(request));
    if (!order.success) return sendJson(response, 400, { modes: faultModes });
    faults.set(order.data);
  }
  sendJson(response, 200, faults.report());
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Requests that a fault keeps waiting would keep the server open.
    server.closeAllConnections();
  });
}
