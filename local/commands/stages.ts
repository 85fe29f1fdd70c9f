import { Failure, reasonOf } from '../shared/failure.ts';
import { type Counts, sum } from './counts.ts';
import type { Lifecycle } from './lifecycle.ts';

/** `output` is shown to the operator when the stage failed. */
export type Outcome = Counts & { output?: string };

export type Stage = { name: string; run: () => Promise<Outcome> };

/** Runs all stages and prints a line for each; an exception counts as one failure. */
export async function runStages(lifecycle: Lifecycle, stages: readonly Stage[]): Promise<Counts> {
  const outcomes: Counts[] = [];
  for (const { name, run } of stages) {
    const startedAt = performance.now();
    const outcome = await run().catch(brokenStage);
    if (lifecycle.isEnding) break;
    outcomes.push(outcome);
    if (outcome.failed > 0 && outcome.output) console.log(outcome.output);
    console.log(stageLine(name, outcome, performance.now() - startedAt));
  }
  return sum(outcomes);
}

export function stageLine(name: string, { passed, failed }: Counts, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(1).replace('.', ',');
  const mark = failed > 0 ? '✘' : '✔';
  return `${mark} ${name.padEnd(28)}${String(passed).padStart(5)} bien ${String(failed).padStart(4)} mal ${seconds.padStart(8)} s`;
}

function brokenStage(error: unknown): Outcome {
  const output = error instanceof Failure ? error.message : `Error inesperado: ${reasonOf(error)}`;
  return { passed: 0, failed: 1, output };
}
