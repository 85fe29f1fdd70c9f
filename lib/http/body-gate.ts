import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerBusy, answerTooLarge } from '@/lib/http/gate-pages';
import { Turnstile } from '@/lib/http/turnstile';
import { watchBody } from '@/lib/http/watch-body';

export type GateLimits = {
  /** Larger bodies are answered 413. */
  largestBody: number;
  /** Up to here a body passes without waiting. */
  smallBody: number;
  /** How many bytes of bodies may be on their way through the server at once. */
  budget: number;
  /** How many times a form counts: it is cloned for the middleware and parsed, which a bare file is not. */
  formWeight: number;
  mostWaiting: number;
  longestWait: number;
  /** A sender must bring so many bytes in each interval, or makes room for others. */
  pace: { bytes: number; milliseconds: number };
};

const megabyte = 1024 * 1024;

/**
 * What passes through is held in memory several times over, until it is answered. Two cores are busy with two forms of
 * ten megabytes.
 */
const gateLimits: GateLimits = {
  // Manuscript and CV, 10 MB each, and what the form adds; the same as in next.config.ts.
  largestBody: 24 * megabyte,
  smallBody: 64 * 1024,
  budget: 96 * megabyte,
  formWeight: 4,
  mostWaiting: 500,
  longestWait: 150_000,
  pace: { bytes: 16 * 1024, milliseconds: 15_000 },
};

/**
 * Admission control in front of the application: decided by the head of a request, before a byte of its body is read.
 * Too large is refused, and beyond the budget bodies wait in the sender's own buffers, since nobody reads them. Next
 * would read all of them at once: it keeps each body for the middleware, and its own limit answers a bare error.
 */
export function createBodyGate(limits: GateLimits = gateLimits) {
  const turnstile = new Turnstile(limits.budget, limits.mostWaiting);

  return (request: IncomingMessage, response: ServerResponse, pass: () => void): void => {
    const length = bodyLength(request);
    if (length <= limits.smallBody) pass();
    else if (length !== unknown && length > limits.largestBody) answerTooLarge(request, response);
    else admit(request, response, pass, Math.min(length, limits.largestBody) * weight(request));
  };

  function weight({ headers }: IncomingMessage): number {
    return headers['content-type']?.startsWith('multipart/') ? limits.formWeight : 1;
  }

  function admit(
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
    cost: number,
  ): void {
    const patience = setTimeout(() => {
      leave?.();
      answerBusy(request, response);
    }, limits.longestWait);
    const begin = () => {
      clearTimeout(patience);
      const watch = watchBody(request, limits, () => answerTooLarge(request, response));
      response.once('close', watch.stop);
      pass();
    };
    const leave = turnstile.enter(cost, begin);
    if (!leave) {
      clearTimeout(patience);
      answerBusy(request, response);
      return;
    }
    // Answered, or given up by the sender, in the queue or inside.
    response.once('close', () => {
      clearTimeout(patience);
      leave();
    });
  }
}

/** A body sent in chunks does not say how long it will be. */
const unknown = Number.POSITIVE_INFINITY;

function bodyLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return unknown;
  return Number(headers['content-length'] ?? 0);
}
