import { z } from 'zod';

export const faultModes = [
  'ok',
  '402',
  '500',
  'timeout',
  'graphql-error',
  'user-error',
  'no-checkout-url',
  'malformed',
  '429',
  '503',
  'html',
  'throttled',
  'refused',
] as const;

export type FaultMode = (typeof faultModes)[number];

/** `times` limits a fault to this many requests; later ones succeed. */
export const faultOrder = z.object({
  mode: z.enum(faultModes),
  times: z.number().int().positive().optional(),
});

/** The current fault, and the number of requests of each operation since it was set. */
export class Faults {
  #mode: FaultMode = 'ok';
  #left = Number.POSITIVE_INFINITY;
  #requests = new Map<string, number>();

  set({ mode, times }: z.infer<typeof faultOrder>): void {
    this.#mode = mode;
    this.#left = times ?? Number.POSITIVE_INFINITY;
    this.#requests.clear();
  }

  meet(operation: string): FaultMode {
    this.#requests.set(operation, (this.#requests.get(operation) ?? 0) + 1);
    if (this.#left <= 0) return 'ok';
    this.#left -= 1;
    return this.#mode;
  }

  report() {
    const mode = this.#left > 0 ? this.#mode : 'ok';
    return { mode, requests: Object.fromEntries(this.#requests) };
  }
}
