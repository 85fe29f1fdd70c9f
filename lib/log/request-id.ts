import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The page cache loads this file a second time, unbundled; both must read the same request. */
const key = Symbol.for('dauro.request-id');
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
shared[key] ??= new AsyncLocalStorage<string>();
const requests = shared[key];

/** The identifier of the request under way, also in what runs after its answer; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requests.getStore();

/**
 * From now on every request that this process receives has an identifier: the one in `X-Request-Id` when a proxy is
 * trusted to have written it, else a new one, which replaces what the client sent. Node publishes each request just
 * before its server hears of it, so this needs neither a middleware on every page nor a wrapper around each handler.
 */
export function identifyRequests(trustProxy: boolean): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    const told = headers['x-request-id'];
    const id = trustProxy && typeof told === 'string' && isId(told) ? told : randomUUID();
    headers['x-request-id'] = id;
    requests.enterWith(id);
  });
}

/** nginx writes 32 hexadecimal digits. */
const isId = (text: string) => /^[\da-f-]{8,64}$/i.test(text);
