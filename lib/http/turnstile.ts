import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

type Waiting = { cost: number; begin: () => void };

/**
 * Lets in what fits into a budget, in the order of arrival; what does not fit waits outside. Pure bookkeeping, within
 * one process: what it guards, memory, is that process's own.
 */
export class Turnstile {
  readonly #mostWaiting: number;
  #free: number;
  #waiting: Waiting[] = [];

  constructor(budget: number, mostWaiting: number) {
    this.#free = budget;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Calls `begin` when it is this one's turn, at once or later. Returns how to leave, from the queue or from inside;
   * null when too many wait already.
   */
  enter(cost: number, begin: () => void): (() => void) | null {
    // Whoever leaves calls the next one in: without this it would run in the context of a request that is over, and keep
    // that one's body in memory, as that one keeps its predecessor's.
    const place: Waiting = { cost, begin: AsyncLocalStorage.bind(begin) };
    if (this.#waiting.length >= this.#mostWaiting) return null;
    this.#waiting.push(place);
    this.#next();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const outside = this.#waiting.indexOf(place);
      if (outside >= 0) this.#waiting.splice(outside, 1);
      else this.#free += cost;
      this.#next();
    };
  }

  #next(): void {
    for (
      let first = this.#waiting[0];
      first && first.cost <= this.#free;
      first = this.#waiting[0]
    ) {
      this.#waiting.shift();
      this.#free -= first.cost;
      first.begin();
    }
  }
}
