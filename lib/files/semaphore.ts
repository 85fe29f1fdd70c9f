import 'server-only';

/** Lets at most `slots` tasks run at once; the others wait in order of arrival. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(slots: number) {
    this.#free = slots;
  }

  /** Runs the task when a slot is free; returns its result or rethrows its error. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/**
 * Limits the files that are inspected or forwarded at once, over all requests of this process. Each takes up to 10 MB,
 * about the same again while it is sent or inflated, and a processor. Two at once bound the memory and leave capacity
 * for the site.
 */
export const fileSemaphore = new Semaphore(2);
