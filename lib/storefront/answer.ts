import { StorefrontError } from './errors';
import { paymentRequired } from './payment-required';

/** Returns the data of a response, or throws the error that it reports. */
export async function dataOf(response: Response): Promise<object> {
  const { status, ok, headers } = response;
  if (status === 402) {
    const message = 'Payment required: the shop plan must be upgraded';
    throw new StorefrontError(message, { digest: paymentRequired });
  }
  if (!ok) {
    const passing = status === 429 || status >= 500;
    throw new StorefrontError(`HTTP error ${status}`, {
      passing,
      retryAfter: retryAfterOf(headers),
    });
  }
  const body = parse(await response.text());
  if (!isRecord(body)) throw malformed();
  // Partial data with errors is discarded: an error page is clearer than an incomplete list.
  if (hasErrors(body.errors)) throw graphqlError(body.errors);
  if (!isRecord(body.data)) throw malformed();
  return body.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed({ cause: error });
  }
}

function hasErrors(errors: unknown): boolean {
  return Array.isArray(errors) ? errors.length > 0 : Boolean(errors);
}

const malformed = (options?: ErrorOptions) =>
  new StorefrontError('Shopify answered something that is not GraphQL', {
    ...options,
    passing: true,
  });

/** Shopify sends a list of objects, or a plain string when the shop itself has the problem. */
function graphqlError(errors: unknown): StorefrontError {
  const list: unknown[] = Array.isArray(errors) ? errors : [errors];
  const messages = list.map((error) => {
    if (typeof error === 'string') return error;
    return isRecord(error) && typeof error.message === 'string' ? error.message : 'unknown error';
  });
  const codes = list.flatMap((error) => {
    const extensions = isRecord(error) ? error.extensions : undefined;
    return isRecord(extensions) && typeof extensions.code === 'string' ? [extensions.code] : [];
  });
  const passing = codes.some((code) => code === 'THROTTLED' || code === 'INTERNAL_SERVER_ERROR');
  return new StorefrontError(`Error calling Shopify: ${messages.join(', ')}`, { passing });
}

/** `Retry-After` in milliseconds; the header has seconds or a date. */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
