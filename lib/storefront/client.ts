import 'server-only';
import { dataOf } from './answer';
import type { StorefrontConfig } from './config';
import { type Deadline, startDeadline } from './deadline';
import { HttpError, NetworkError, StorefrontError, TimeoutError } from './errors';
import type { Operation } from './operation';

export interface Caching {
  tags: string[];
  revalidate: number;
}

export interface StorefrontClient {
  /** Asks, at most twice. Several questions of one page may share a deadline. */
  read<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options: { caching: Caching | 'live'; deadline?: Deadline },
  ): Promise<Data>;
  /** Changes something, once: a retried mutation could make a second cart. */
  write<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    deadline?: Deadline,
  ): Promise<Data>;
  deadline(): Deadline;
}

const shortPause = 200;
const retryWindow = 10_000;
/** Neither read from a cache nor written to one. */
const live = { cache: 'no-store' } as const;

/** A client of one shop. */
export function createStorefrontClient(config: StorefrontConfig): StorefrontClient {
  const address = `${config.origin}/api/${config.apiVersion}/graphql.json`;
  const foreignVersions = new Set<string>();

  async function ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    deadline: Deadline,
    init: { next?: Caching; cache?: RequestCache; headers?: Record<string, string> },
  ): Promise<Data> {
    try {
      const response = await fetch(address, {
        ...init,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': config.token,
          ...init.headers,
        },
        body: JSON.stringify({ query: operation.text, variables }),
        signal: deadline.signal,
      });
      noteVersion(response);
      // The types are generated from the shop's own schema; reshape.ts trusts them no further than that.
      return (await dataOf(response)) as Data;
    } catch (error) {
      if (error instanceof StorefrontError) throw error;
      if (deadline.signal.aborted) throw new TimeoutError(config.deadlineMs, { cause: error });
      throw new NetworkError(error);
    }
  }

  /** Shopify answers a retired version with its oldest supported one and says so only here. */
  function noteVersion(response: Response): void {
    const version = response.headers.get('x-shopify-api-version');
    if (!version || version === config.apiVersion || foreignVersions.has(version)) return;
    foreignVersions.add(version);
    console.warn(`Shopify answered with API version ${version} instead of ${config.apiVersion}`);
  }

  return {
    deadline: () => startDeadline(config.deadlineMs),
    async read(operation, variables, { caching, deadline = startDeadline(config.deadlineMs) }) {
      const init = caching === 'live' ? live : { next: caching };
      try {
        return await ask(operation, variables, deadline, init);
      } catch (error) {
        if (!(error instanceof StorefrontError) || !error.passing) throw error;
        const pause = (error instanceof HttpError && error.retryAfter) || shortPause;
        if (!(await deadline.pause(pause))) throw error;
        // Next remembers every 200, even one that holds an error. The header makes this a question of its own,
        // so that a remembered failure is asked anew every ten seconds and not only when its lifetime is over.
        const window = String(Math.floor(Date.now() / retryWindow));
        const headers = { 'x-retry-window': window };
        return ask(operation, variables, deadline, { ...init, headers });
      }
    },
    write: (operation, variables, deadline = startDeadline(config.deadlineMs)) =>
      ask(operation, variables, deadline, live),
  };
}
