import 'server-only';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createBodyGate } from '@/lib/http/body-gate';
import { capStale } from '@/lib/http/cap-stale';
import { compress } from '@/lib/http/compress';
import { sendPacked } from '@/lib/http/packed-pages';
import { makeErrorsReadable } from '@/lib/http/readable-errors';
import { samePath } from '@/lib/http/same-path';

/** Ten megabytes over a line of a hundred kilobits; Node's five minutes would cut it short. */
const longestRequest = 20 * 60 * 1000;

const installed = Symbol.for('dauro.in-front');

/**
 * Puts the gate for bodies, one spelling of paths, the readable error pages and compression in front of every server of
 * this process, Next's own. Next offers no place before it reads a body or after a page broke, so the event by which Node
 * hands requests out is intercepted, in the way of tracing libraries.
 */
export function installInFront(): void {
  if (installed in Server.prototype) return;
  Object.defineProperty(Server.prototype, installed, { value: true });
  const emit = Server.prototype.emit;
  const gate = createBodyGate();
  Server.prototype.emit = function (this: Server, event: string | symbol, ...given: unknown[]) {
    const [request, response] = given;
    const isRequest =
      event === 'request' &&
      request instanceof IncomingMessage &&
      response instanceof ServerResponse;
    if (!isRequest) return Reflect.apply(emit, this, [event, ...given]);
    this.requestTimeout = longestRequest;
    if (request.url) request.url = samePath(request.url);
    capStale(response);
    makeErrorsReadable(request, response);
    const handOn = () => void Reflect.apply(emit, this, [event, ...given]);
    gate(request, response, () =>
      compress(request, response, () => {
        sendPacked(request, response);
        handOn();
      }),
    );
    return true;
  };
}
