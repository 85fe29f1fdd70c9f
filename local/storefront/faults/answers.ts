import type { ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { send, sendJson } from '../http/respond.ts';
import type { FaultMode } from './faults.ts';

const requestId = '00000000-0000-4000-8000-000000000000';
const internalError = {
  message: `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId}`,
  extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
};
const later = { 'retry-after': '1' };

type JsonAnswer = [status: number, errors: unknown, headers?: Record<string, string>];

const jsonAnswers: Partial<Record<FaultMode, JsonAnswer>> = {
  '402': [402, 'Unavailable Shop'],
  '429': [429, 'Too Many Requests', later],
  '500': [500, 'Internal Server Error'],
  '503': [503, 'Service Unavailable', later],
  throttled: [200, [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }]],
  'graphql-error': [200, [internalError]],
};
const otherAnswers: Partial<Record<FaultMode, [body: string, type: string]>> = {
  malformed: ['{"data":{"products":{"nodes":[{"id":"gid://sho', 'application/json'],
  html: ['<!doctype html><title>Opening soon</title><h1>Opening soon</h1>', 'text/html'],
};

/** Answers a request like the real shop under this fault; false when the fault lets the request through. */
export function answerFault(mode: FaultMode, response: ServerResponse): boolean {
  // For a timeout the socket stays open and silent until the client or the server closes it.
  if (mode === 'timeout') return true;
  if (mode === 'refused') {
    response.destroy();
    return true;
  }
  const [status, errors, headers] = jsonAnswers[mode] ?? [];
  if (status) sendJson(response, status, { errors }, headers);
  const [body, type] = otherAnswers[mode] ?? [];
  if (body && type) send(response, 200, body, type);
  return response.headersSent;
}

/** Changes a successful cart response for the faults that concern only the cart. Queries are not changed. */
export function spoilResult(mode: FaultMode, result: ExecutionResult): unknown {
  if (mode !== 'user-error' && mode !== 'no-checkout-url') return result;
  return JSON.parse(JSON.stringify(result), (_key, value) => {
    if (value === null || typeof value !== 'object' || !Array.isArray(value.userErrors))
      return value;
    if (mode === 'no-checkout-url') return { ...value, cart: { ...value.cart, checkoutUrl: null } };
    const problem = {
      code: 'INVALID',
      field: ['input', 'lines', '0', 'merchandiseId'],
      message: 'The merchandise with id gid://shopify/ProductVariant/0 does not exist.',
    };
    return { ...value, cart: null, userErrors: [problem] };
  });
}
