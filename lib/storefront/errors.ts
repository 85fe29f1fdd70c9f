import { paymentRequired } from './payment-required';

/** Any failure of a request to the shop; the message is for the log, never for a visitor. */
export abstract class StorefrontError extends Error {
  /** Whether an immediate retry may succeed. */
  readonly passing: boolean = false;
}

/** The shop's plan must be upgraded before it answers again. */
export class PaymentRequiredError extends StorefrontError {
  override readonly name = 'PaymentRequiredError';
  /** Next keeps the digest of an error that already has one. */
  readonly digest = paymentRequired;

  constructor() {
    super('Payment required: the shop plan must be upgraded');
  }
}

/** A status other than 200 and 402. Rate limiting and server errors may pass. */
export class HttpError extends StorefrontError {
  override readonly name = 'HttpError';
  readonly status: number;
  override readonly passing: boolean;
  /** Milliseconds to wait, as the shop requested. */
  readonly retryAfter: number | null;

  constructor(status: number, retryAfter: number | null = null) {
    super(`HTTP error ${status}`);
    this.status = status;
    this.passing = status === 429 || status >= 500;
    this.retryAfter = retryAfter;
  }
}

/** A 200 response whose body reports an error. */
export class GraphqlError extends StorefrontError {
  override readonly name = 'GraphqlError';
  override readonly passing: boolean;

  constructor(messages: readonly string[], codes: readonly string[] = []) {
    super(`Error calling Shopify: ${messages.join(', ')}`);
    this.passing = codes.some((code) => code === 'THROTTLED' || code === 'INTERNAL_SERVER_ERROR');
  }
}

/** The shop created no cart, or returned no checkout address of its own. */
export class CheckoutError extends StorefrontError {
  override readonly name = 'CheckoutError';
}

/** The shop did not answer before the deadline. */
export class TimeoutError extends StorefrontError {
  override readonly name = 'TimeoutError';

  constructor(deadlineMs: number, options?: ErrorOptions) {
    super(`Shopify did not answer within ${deadlineMs} ms`, options);
  }
}

/** The connection failed or broke. */
export class NetworkError extends StorefrontError {
  override readonly name = 'NetworkError';
  override readonly passing = true;

  constructor(cause: unknown) {
    super('Shopify could not be reached', { cause });
  }
}

/** A 200 response whose body is not the expected JSON. */
export class MalformedAnswerError extends StorefrontError {
  override readonly name = 'MalformedAnswerError';
  override readonly passing = true;

  constructor(cause?: unknown) {
    super('Shopify answered something that is not GraphQL', { cause });
  }
}
