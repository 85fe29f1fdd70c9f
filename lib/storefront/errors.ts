interface Facts extends ErrorOptions {
  passing?: boolean;
  retryAfter?: number | null;
  digest?: string;
}

/** Any failure of a request to the shop; the message is for the log, never for a visitor. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  /** Whether an immediate retry may succeed. */
  readonly passing: boolean;
  /** Milliseconds to wait before the retry, as the shop requested. */
  readonly retryAfter: number | null;
  /** Next sends it to the browser instead of a hash of the error. */
  readonly digest?: string;

  constructor(message: string, { passing, retryAfter, digest, ...options }: Facts = {}) {
    super(message, options);
    this.passing = passing ?? false;
    this.retryAfter = retryAfter ?? null;
    if (digest) this.digest = digest;
  }
}
