import 'server-only';
import { log } from '@/lib/log/log';
import { dataOf } from './answer';
import type { StorefrontConfig } from './config';
import { type Deadline, startDeadline } from './deadline';
import { StorefrontError } from './errors';
import type { Operation } from './operation';

export interface Caching {
  tags: string[];
  revalidate: number;
}

interface Asking {
  /** Several requests of one page may share a deadline. */
  deadline?: Deadline;
  /** The network address of the visitor for whom the request is made. */
  buyer?: string | null;
}

/** A cached answer is shared by all visitors, so the request names no buyer. */
export type ReadOptions =
  | ({ caching: 'live' } & Asking)
  | ({ caching: Caching; buyer?: never } & Pick<Asking, 'deadline'>);

export interface StorefrontClient {
  /** Sends the request, at most twice. */
  read<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options: ReadOptions,
  ): Promise<Data>;
  /** Sends a mutation once: a retried mutation could create a second cart. */
  write<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: Asking,
  ): Promise<Data>;
  deadline(): Deadline;
}

const shortPause = 200;
const retryWindow = 10_000;
const live = { cache: 'no-store' } as const;

/** A client of one shop. */
export function createStorefrontClient(config: StorefrontConfig): StorefrontClient {
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

  async function ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    deadline: Deadline,
    init: { next?: Caching; cache?: RequestCache; headers: Record<string, string> },
  ): Promise<Data> {
    try {
      const response = await fetch(address, {
        ...init,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...init.headers,
        },
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
    async read(operation, variables, { caching, buyer, deadline = startDeadline(deadlineMs) }) {
      const headers = access(buyer);
      const init = { ...(caching === 'live' ? live : { next: caching }), headers };
      try {
        return await ask(operation, variables, deadline, init);
      } catch (error) {
        if (!(error instanceof StorefrontError) || !error.passing) throw error;
        if (!(await deadline.pause(error.retryAfter || shortPause))) throw error;
        // Next caches every 200, even one that contains an error. The header gives the retry a cache key of its own, so
        // that a cached failure is retried every ten seconds instead of at the end of its lifetime.
        const window = String(Math.floor(Date.now() / retryWindow));
        return ask(operation, variables, deadline, {
          ...init,
          headers: { ...headers, 'x-retry-window': window },
        });
      }
    },
    write: (operation, variables, { buyer, deadline = startDeadline(deadlineMs) } = {}) =>
      ask(operation, variables, deadline, { ...live, headers: access(buyer) }),
  };
}
