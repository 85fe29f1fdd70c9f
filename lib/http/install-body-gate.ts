import 'server-only';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createBodyGate } from '@/lib/http/body-gate';

/** Ten megabytes over a line of a hundred kilobits; Node's five minutes would cut it short. */
const longestRequest = 20 * 60 * 1000;

const installed = Symbol.for('dauro.body-gate');

/**
 * Puts the gate in front of every server of this process, Next's own. Next offers no place before it reads a body, so
 * the event by which Node hands requests out is intercepted, in the way of tracing libraries.
 */
export function installBodyGate(): void {
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
    gate(request, response, () => void Reflect.apply(emit, this, [event, ...given]));
    return true;
  };
}
