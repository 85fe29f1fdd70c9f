import { createClient, type RedisClientType } from '@redis/client';

const deadlineMilliseconds = 500;
/** How long Redis is left alone after it did not answer: one visitor in that time waits for it, the others do not. */
const pauseMilliseconds = 2_000;

/** A connection to Redis that never fails: a question that is not answered in time has no answer. */
export class RedisLink {
  readonly #client: RedisClientType;
  /** The first questions wait for the connection, so that a new instance knows what the others know. */
  readonly #connected: Promise<unknown>;
  #pausedUntil = 0;
  #isWell = true;

  constructor(url: string) {
    this.#client = createClient({
      url,
      // Otherwise questions would wait for a connection that may never come back.
      disableOfflineQueue: true,
      // A connection that died without a word is found out and made anew.
      pingInterval: 2_000,
      socket: {
        connectTimeout: 2_000,
        socketTimeout: 6_000,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2_000),
      },
    });
    // Each failed try to connect is an event; what matters is said once, by `#note`.
    this.#client.on('error', () => undefined);
    this.#client.on('ready', () => {
      this.#pausedUntil = 0;
    });
    this.#connected = inTime(this.#client.connect()).catch(() => undefined);
  }

  /** The answer of Redis, or nothing when it is down or slow. */
  async ask<T>(question: (redis: RedisClientType) => Promise<T>): Promise<T | undefined> {
    await this.#connected;
    if (Date.now() < this.#pausedUntil) return undefined;
    // While it is being tried again, nobody else waits for it.
    if (!this.#isWell) this.#pausedUntil = Date.now() + pauseMilliseconds;
    try {
      if (!this.#client.isReady) throw new Error('no connection');
      const answer = await inTime(question(this.#client));
      this.#pausedUntil = 0;
      this.#note(true);
      return answer;
    } catch (error) {
      this.#pausedUntil = Date.now() + pauseMilliseconds;
      this.#note(false, error);
      return undefined;
    }
  }

  close(): void {
    if (this.#client.isOpen) this.#client.destroy();
  }

  #note(isWell: boolean, error?: unknown): void {
    if (isWell === this.#isWell) return;
    this.#isWell = isWell;
    if (isWell) console.warn('Page cache: Redis answers again.');
    else
      console.error(
        'Page cache: Redis does not answer; this instance keeps its own.',
        String(error),
      );
  }
}

/** The library's own deadline ends when a command is sent. Both promises are handled, whichever comes first. */
function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // After a long rendering timers come first: an answer that has arrived meanwhile gets its turn before.
    const giveUp = () =>
      setImmediate(() => reject(new Error(`no answer within ${deadlineMilliseconds} ms`)));
    timer = setTimeout(giveUp, deadlineMilliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
