import { createClient, type RedisClientType } from '@redis/client';

const deadlineMilliseconds = 500;
const pauseMilliseconds = 2_000;

/** A connection to Redis that never fails and never hangs: a question that is not answered in time has no answer. */
export class RedisLink {
  readonly #client: RedisClientType;
  /** The first questions wait for the connection, so that a new instance knows what the others know. */
  readonly #connected: Promise<unknown>;
  #askAgainAt = 0;
  #away = false;

  constructor(url: string) {
    // Queued commands would wait for a connection that may never come back; pings notice one that died silently.
    this.#client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: 2_000,
      socket: { connectTimeout: 2_000, socketTimeout: 6_000, reconnectStrategy: 500 },
    });
    // Every failed reconnection is an event; `ask` logs what matters once.
    this.#client.on('error', () => undefined);
    this.#connected = inTime(this.#client.connect()).catch(() => undefined);
  }

  /** The answer, or undefined while Redis is down or slow; then one request every two seconds asks it again. */
  async ask<T>(question: (redis: RedisClientType) => Promise<T>): Promise<T | undefined> {
    await this.#connected;
    if (Date.now() < this.#askAgainAt) return undefined;
    if (this.#away) this.#askAgainAt = Date.now() + pauseMilliseconds;
    try {
      const answer = await inTime(question(this.#client));
      if (this.#away) console.warn('Page cache: Redis answers again.');
      this.#away = false;
      this.#askAgainAt = 0;
      return answer;
    } catch (error) {
      const what = 'Page cache: Redis does not answer; this instance keeps its own.';
      if (!this.#away) console.error(what, error);
      this.#away = true;
      this.#askAgainAt = Date.now() + pauseMilliseconds;
      return undefined;
    }
  }

  close(): void {
    if (this.#client.isOpen) this.#client.destroy();
  }
}

/** The client's own timeout ends when a command is sent, so it does not notice a Redis that hangs. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  // After a long rendering timers run first; `setImmediate` lets an answer that has already arrived be read.
  const giveUp = () =>
    setImmediate(late.reject, new Error(`no answer in ${deadlineMilliseconds} ms`));
  const timer = setTimeout(giveUp, deadlineMilliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
