import { Failure, reasonOf } from '../shared/failure.ts';
import type { Child } from './child.ts';
import type { Lifecycle } from './lifecycle.ts';

export type Supervised = {
  /** In words, with its article: "El sitio". */
  name: string;
  /** Starts it and resolves when it is ready; throws when it does not get there. */
  start: () => Promise<Child>;
};

/** Deaths in a row that end everything; a run this long starts the count again. */
export const patience = { deaths: 5, steadyAfter: 60_000 };

/** The pause before the n-th restart in a row: the first is short, later ones back off. */
export function pauseBefore(death: number): number {
  return death <= 1 ? 100 : Math.min(500 * 2 ** (death - 1), 8000);
}

/** Starts a process and starts it again whenever it dies, until it dies too often. */
export async function supervise(lifecycle: Lifecycle, { name, start }: Supervised): Promise<void> {
  let startedAt = Date.now();
  let child = await start();
  void watch();

  async function watch(): Promise<void> {
    let deaths = 0;
    for (;;) {
      const { how } = await child.exited;
      if (lifecycle.isEnding) return;
      if (Date.now() - startedAt > patience.steadyAfter) deaths = 0;
      const started = await startAgain(how);
      if (!started) return;
    }

    async function startAgain(firstHow: string): Promise<boolean> {
      let how = firstHow;
      for (deaths += 1; deaths <= patience.deaths; deaths += 1) {
        console.error(`${name} se ha parado (${how}); se arranca de nuevo.`);
        await new Promise((resolve) => setTimeout(resolve, pauseBefore(deaths)));
        if (lifecycle.isEnding) return false;
        try {
          startedAt = Date.now();
          child = await start();
          console.log(`${name} vuelve a funcionar.`);
          return true;
        } catch (error) {
          how = reasonOf(error);
        }
        if (lifecycle.isEnding) return false;
      }
      const failure = new Failure(`${name} no se mantiene en marcha (${how}): mira los registros.`);
      console.error(failure.message);
      await lifecycle.end(1);
      return false;
    }
  }
}
