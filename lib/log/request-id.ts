import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The page cache loads this module a second time, unbundled; both copies must share the storage. */
const key = Symbol.for('dauro.request-id');
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
shared[key] ??= new AsyncLocalStorage<string>();
const requests = shared[key];

/** The identifier of the current request, also in code that runs after its response; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requests.getStore();

/**
 * Gives every request of this process an identifier: the one in `X-Request-Id` when the proxy is trusted, else a new
 * one, which replaces the client's. Node publishes each request on a diagnostics channel just before the server handles
 * it, so no middleware and no wrapper around handlers is needed.
 */
export function identifyRequests(trustProxy: boolean): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    const given = headers['x-request-id'];
    const id = trustProxy && typeof given === 'string' && isId(given) ? given : randomUUID();
    headers['x-request-id'] = id;
    requests.enterWith(id);
  });
}

/** As nginx writes them, 32 hexadecimal digits, or as another proxy does, such as a UUID. */
const isId = (text: string) => /^[\da-f-]{8,64}$/i.test(text);
