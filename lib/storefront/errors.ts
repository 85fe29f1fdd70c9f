import { paymentRequired } from './payment-required';

/** Anything that went wrong between us and the shop; the message is for the log, never for a visitor. */
export abstract class StorefrontError extends Error {
  /** Whether asking the same again, at once, may well succeed. */
  readonly passing: boolean = false;
}

/** The shop's plan must be upgraded before it answers again. */
export class PaymentRequiredError extends StorefrontError {
  override readonly name = 'PaymentRequiredError';
  /** Next keeps the digest of an error that has one. */
  readonly digest = paymentRequired;

  constructor() {
    super('Payment required: the shop plan must be upgraded');
  }
}

/** A status other than 200 and 402. Too many questions and failures of the shop itself may pass. */
export class HttpError extends StorefrontError {
  override readonly name = 'HttpError';
  readonly status: number;
  override readonly passing: boolean;
  /** Milliseconds that the shop asked us to wait. */
  readonly retryAfter: number | null;

  constructor(status: number, retryAfter: number | null = null) {
    super(`HTTP error ${status}`);
    this.status = status;
    this.passing = status === 429 || status >= 500;
    this.retryAfter = retryAfter;
  }
}

/** An answer of 200 whose body says that the question failed. */
export class GraphqlError extends StorefrontError {
  override readonly name = 'GraphqlError';
  override readonly passing: boolean;

  constructor(messages: readonly string[], codes: readonly string[] = []) {
    super(`Error calling Shopify: ${messages.join(', ')}`);
    this.passing = codes.some((code) => code === 'THROTTLED' || code === 'INTERNAL_SERVER_ERROR');
  }
}

/** The shop made no cart, or named no place of its own to pay. */
export class CheckoutError extends StorefrontError {
  override readonly name = 'CheckoutError';
}

/** The shop took longer than the deadline of the question. */
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

/** A 200 whose body is not the JSON that the question asked for. */
export class MalformedAnswerError extends StorefrontError {
  override readonly name = 'MalformedAnswerError';
  override readonly passing = true;

  constructor(cause?: unknown) {
    super('Shopify answered something that is not GraphQL', { cause });
  }
}
