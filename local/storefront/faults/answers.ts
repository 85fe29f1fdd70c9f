import type { ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { send, sendJson } from '../http/respond.ts';
import type { FaultMode } from './faults.ts';

const requestId = '00000000-0000-4000-8000-000000000000';

/** Answers in place of the shop as the real one would; false when the fault leaves the request to the shop. */
export function answerFault(mode: FaultMode, response: ServerResponse): boolean {
  switch (mode) {
    case '402':
      sendJson(response, 402, { errors: 'Unavailable Shop' });
      return true;
    case '429':
      sendJson(response, 429, { errors: 'Too Many Requests' }, { 'retry-after': '1' });
      return true;
    case '500':
      sendJson(response, 500, { errors: 'Internal Server Error' });
      return true;
    case '503':
      sendJson(response, 503, { errors: 'Service Unavailable' }, { 'retry-after': '1' });
      return true;
    case 'throttled':
      sendJson(response, 200, {
        errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      });
      return true;
    case 'graphql-error':
      sendJson(response, 200, {
        errors: [
          {
            message: `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId}`,
            extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
          },
        ],
      });
      return true;
    case 'malformed':
      send(response, 200, '{"data":{"products":{"nodes":[{"id":"gid://sho', 'application/json');
      return true;
    case 'html':
      send(
        response,
        200,
        '<!doctype html><title>Opening soon</title><h1>Opening soon</h1>',
        'text/html',
      );
      return true;
    case 'refused':
      response.destroy();
      return true;
    case 'timeout':
      // The socket stays open and silent; it ends with the client or with the server.
      return true;
    default:
      return false;
  }
}

/** Spoils a good answer: the faults that concern the cart alone. Queries pass unharmed. */
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
