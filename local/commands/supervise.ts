import { reasonOf } from '../shared/failure.ts';
import type { Child } from './child.ts';
import type { Lifecycle } from './lifecycle.ts';

export type Supervised = {
  /** The name with its article: "El sitio". */
  name: string;
  /** Starts the process and resolves when it is ready; throws when it fails. */
  start: () => Promise<Child>;
};

/** The number of consecutive crashes that ends the command; a run of `resetAfter` milliseconds resets the count. */
export const restartLimit = { crashes: 5, resetAfter: 60_000 };

/** The pause before the n-th consecutive restart; it grows with n. */
export function pauseBefore(crash: number): number {
  return crash <= 1 ? 100 : Math.min(500 * 2 ** (crash - 1), 8000);
}

/** Starts a process and restarts it after each crash, until it has crashed too often. */
export async function supervise(lifecycle: Lifecycle, { name, start }: Supervised): Promise<void> {
  void watch(await start());

  async function watch({ exited }: Child): Promise<void> {
    let { how } = await exited;
    for (let crashes = 1; crashes <= restartLimit.crashes; crashes += 1) {
      if (lifecycle.isEnding) return;
      console.error(`${name} se ha parado (${how}); se arranca de nuevo.`);
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(crashes)));
      if (lifecycle.isEnding) return;
      const startedAt = Date.now();
      try {
        const child = await start();
        console.log(`${name} vuelve a funcionar.`);
        ({ how } = await child.exited);
        if (Date.now() - startedAt > restartLimit.resetAfter) crashes = 0;
      } catch (error) {
        how = reasonOf(error);
      }
    }
    if (lifecycle.isEnding) return;
    console.error(`${name} no se mantiene en marcha (${how}): mira los registros.`);
    await lifecycle.end(1);
  }
}
