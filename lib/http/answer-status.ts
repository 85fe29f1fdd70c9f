import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** This file is bundled more than once (instrumentation, pages); all copies must see the same request. */
const key = Symbol.for('dauro.exchange');
const shared = globalThis as { [key]?: AsyncLocalStorage<Exchange> };
shared[key] ??= new AsyncLocalStorage<Exchange>();
const exchanges = shared[key];

/** From now on `failAnswer` knows the answer under way. */
export function followExchanges(): void {
  subscribe('http.server.request.start', (message) => exchanges.enterWith(message as Exchange));
}

/**
 * Answers the form under way with status 500: Next renders the page of a form sent without JavaScript with 200, whatever
 * its action has returned. The call of an action by a script is left as it is: its status speaks of the call itself.
 */
export function failAnswer(): void {
  const exchange = exchanges.getStore();
  if (!exchange || exchange.request.headers['next-action'] || exchange.response.headersSent) return;
  exchange.response.statusCode = 500;
}
