import { createClient, type RedisClientType } from '@redis/client';
import { log } from '../log/log.ts';
import { withTimeout } from '../with-timeout.ts';

const milliseconds = { connection: 2_000, answer: 500, pause: 2_000 };

/** A Redis connection that never throws and never hangs: a request without an answer in time returns undefined. */
export class RedisLink {
  readonly #client: RedisClientType;
  /** The first requests wait for the connection, so that a new instance reads the marks of the others. */
  readonly #connected: Promise<unknown>;
  /** When to try Redis again; 0 while it answers. */
  #askAgainAt = 0;

  constructor(url: string) {
    // Without the offline queue, commands do not wait for a connection that may never return; pings detect a connection
    // that ended silently.
    this.#client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: 2_000,
      socket: {
        connectTimeout: milliseconds.connection,
        socketTimeout: 6_000,
        reconnectStrategy: 500,
      },
    });
    // Every failed reconnection emits an event; `ask` logs an outage once.
    this.#client.on('error', () => undefined);
    this.#connected = withTimeout(this.#client.connect(), milliseconds.connection).catch(
      () => undefined,
    );
  }

  /** The result, or undefined while Redis is down or slow; then one request every two seconds tries it. */
  async ask<T>(question: (redis: RedisClientType) => Promise<T>): Promise<T | undefined> {
    await this.#connected;
    if (Date.now() < this.#askAgainAt) return undefined;
    if (this.#askAgainAt > 0) this.#askAgainAt = Date.now() + milliseconds.pause;
    try {
      // The client's own timeout ends when a command is sent, so it does not notice a Redis that hangs.
      const answer = await withTimeout(question(this.#client), milliseconds.answer);
      if (this.#askAgainAt > 0) log.warn('Page cache: Redis answers again.');
      this.#askAgainAt = 0;
      return answer;
    } catch (error) {
      if (this.#askAgainAt === 0) log.error('Page cache: Redis does not answer.', error);
      this.#askAgainAt = Date.now() + milliseconds.pause;
      return undefined;
    }
  }
}
