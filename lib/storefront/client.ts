import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { deadlineOf, env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { parseJson } from '@/lib/text/text';
import { member, textOf } from '@/lib/text/unchecked';
import { timeoutSignal } from '@/lib/with-timeout';
import { type Operation, paymentRequired } from './types';

/** The configuration of the shop from the environment. */
export const storefrontConfig = {
  /** The shop's `https://…` origin, or the embedded shop's `http://127.0.0.1:…`. */
  origin: env.SHOPIFY_STORE_DOMAIN,
  /** The public token for browsers; used when there is no private one. */
  token: env.SHOPIFY_STOREFRONT_TOKEN,
  /** The private token for servers; Shopify trusts the buyer's address only with this token. */
  privateToken: env.SHOPIFY_PRIVATE_TOKEN,
  apiVersion: env.SHOPIFY_API_VERSION,
  /** Milliseconds for the whole request: both attempts, the pause between them and reading the body. */
  deadlineMs: deadlineOf(5_000),
};

interface StorefrontErrorOptions extends ErrorOptions {
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

  constructor(
    message: string,
    { passing, retryAfter, digest, ...options }: StorefrontErrorOptions = {},
  ) {
    super(message, options);
    this.passing = passing ?? false;
    this.retryAfter = retryAfter ?? null;
    if (digest) this.digest = digest;
  }
}

/** Returns the data of a response, or throws the error that it reports. */
export async function dataOf(response: Response): Promise<object> {
  const { status, ok, headers } = response;
  if (status === 402) {
    const message = 'Payment required: the shop plan must be upgraded';
    throw new StorefrontError(message, { digest: paymentRequired });
  }
  if (!ok) {
    const passing = status === 429 || status >= 500;
    const retryAfter = retryAfterOf(headers);
    throw new StorefrontError(`HTTP error ${status}`, { passing, retryAfter });
  }
  const body = parseJson(await response.text());
  const errors = [member(body, 'errors') || []].flat();
  // Partial data with errors is discarded: an error page is clearer than an incomplete list.
  if (errors.length > 0) throw graphqlError(errors);
  const data = member(body, 'data');
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  throw new StorefrontError('Shopify answered something that is not GraphQL', { passing: true });
}

/** Shopify sends a list of objects, or a plain string when the shop itself has the problem. */
function graphqlError(list: readonly unknown[]): StorefrontError {
  const messages = list.map(
    (error) => textOf(error) || textOf(member(error, 'message')) || 'unknown error',
  );
  const codes = list.map((error) => textOf(member(member(error, 'extensions'), 'code')));
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

export type Deadline = ReturnType<typeof startDeadline>;

/** A deadline shared by all attempts and pauses of one request or one page. */
export function startDeadline(milliseconds: number) {
  const end = performance.now() + milliseconds;
  return {
    signal: timeoutSignal(milliseconds),
    /** Waits and returns true; returns false at once when the deadline would pass first. */
    async pause(span: number) {
      if (performance.now() + span >= end) return false;
      await wait(span);
      return true;
    },
  };
}

interface Caching {
  tags: string[];
  revalidate: number;
}

interface RequestOptions {
  /** Several requests of one page may share a deadline. */
  deadline?: Deadline;
  /** The network address of the visitor for whom the request is made. */
  buyer?: string | null;
}

/** A cached answer is shared by all visitors, so the request names no buyer. */
type ReadOptions =
  | ({ caching: 'live' } & RequestOptions)
  | ({ caching: Caching; buyer?: never } & Pick<RequestOptions, 'deadline'>);

const shortPause = 200;
const retryWindow = 10_000;
const live = { cache: 'no-store' } as const;

/** A client of one shop. */
export function createStorefrontClient(config: typeof storefrontConfig) {
  const address = `${config.origin}/api/${config.apiVersion}/graphql.json`;
  const foreignVersions = new Set<string>();
  const { deadlineMs, privateToken, token } = config;

  /** Shopify throttles the private token per buyer, the public one per sending address, which is this server's. */
  const access = (buyer: string | null | undefined): Record<string, string> =>
    privateToken
      ? {
          'shopify-storefront-private-token': privateToken,
          ...(buyer && { 'shopify-storefront-buyer-ip': buyer }),
        }
      : { 'x-shopify-storefront-access-token': token };

  async function send<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    deadline: Deadline,
    init: { next?: Caching; cache?: RequestCache; headers: Record<string, string> },
  ): Promise<Data> {
    try {
      const response = await fetch(address, {
        ...init,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...init.headers },
        body: JSON.stringify({ query: operation.text, variables }),
        signal: deadline.signal,
      });
      noteVersion(response);
      // The types are generated from Shopify's schema; reshape.ts checks the values.
      return (await dataOf(response)) as Data;
    } catch (error) {
      if (error instanceof StorefrontError) throw error;
      if (deadline.signal.aborted) {
        const message = `Shopify did not answer within ${deadlineMs} ms`;
        throw new StorefrontError(message, { cause: error });
      }
      throw new StorefrontError('Shopify could not be reached', { passing: true, cause: error });
    }
  }

  /** Shopify answers a retired version with its oldest supported one and reports it only in this header. */
  function noteVersion(response: Response): void {
    const version = response.headers.get('x-shopify-api-version');
    if (!version || version === config.apiVersion || foreignVersions.has(version)) return;
    foreignVersions.add(version);
    log.warn(`Shopify answered with API version ${version} instead of ${config.apiVersion}`);
  }

  return {
    deadline: () => startDeadline(deadlineMs),
    /** Sends the request, at most twice. */
    async read<Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      { caching, buyer, deadline = startDeadline(deadlineMs) }: ReadOptions,
    ): Promise<Data> {
      const headers = access(buyer);
      const init = { ...(caching === 'live' ? live : { next: caching }), headers };
      try {
        return await send(operation, variables, deadline, init);
      } catch (error) {
        if (!(error instanceof StorefrontError) || !error.passing) throw error;
        if (!(await deadline.pause(error.retryAfter || shortPause))) throw error;
        // Next caches every 200, even one that contains an error. The header gives the retry another cache key, so
        // that a cached failure is retried every ten seconds instead of at the end of its lifetime.
        const window = String(Math.floor(Date.now() / retryWindow));
        return send(operation, variables, deadline, {
          ...init,
          headers: { ...headers, 'x-retry-window': window },
        });
      }
    },
    /** Sends a mutation once: a retried mutation could create a second cart. */
    write: <Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      { buyer, deadline = startDeadline(deadlineMs) }: RequestOptions = {},
    ): Promise<Data> => send(operation, variables, deadline, { ...live, headers: access(buyer) }),
  };
}

/** The one client of the application. */
export const shop = createStorefrontClient(storefrontConfig);
