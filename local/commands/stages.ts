import { Failure, reasonOf } from '../shared/failure.ts';
import type { Counts, TestReport } from './counts.ts';
import type { Lifecycle } from './lifecycle.ts';

/** `output` is shown to the operator when the stage failed. */
export type Outcome = Counts & Partial<TestReport> & { output?: string };

export type Stage = { name: string; run: () => Promise<Outcome> };

type RunStage = Outcome & { line: string };

/** Runs each list of stages in its order, all lists side by side, and prints a line for each stage. */
export async function runStages(
  lifecycle: Lifecycle,
  ...lists: readonly (readonly Stage[])[]
): Promise<RunStage[]> {
  const finished: RunStage[] = [];
  const runList = async (stages: readonly Stage[]) => {
    for (const { name, run } of stages) {
      const startedAt = performance.now();
      const outcome = await run().catch(brokenStage);
      if (lifecycle.isEnding) return;
      if (outcome.failed > 0 && outcome.output) console.log(outcome.output);
      const line = stageLine(name, outcome, performance.now() - startedAt);
      console.log(line);
      finished.push({ ...outcome, line });
    }
  };
  await Promise.all(lists.map(runList));
  return finished;
}

const shownTests = 20;

/** The slowest tests of a run, what failed, which may stand far above, and the lines of its stages. */
export function summaryOf(stages: readonly RunStage[]): string {
  const slowest = stages
    .flatMap(({ times = [] }) => times)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, shownTests)
    .map(({ name, milliseconds }) => `${seconds(milliseconds)}  ${name.slice(0, 120)}`);
  const failures = stages
    .flatMap(({ failures = [] }) => failures)
    .flatMap(({ name, reason }) => [`✘ ${name}`, reason, '']);
  const lines = stages.map(({ line }) => line);
  return ['', 'Las pruebas más lentas:', ...slowest, '', ...failures, ...lines].join('\n');
}

function stageLine(name: string, { passed, failed }: Counts, milliseconds: number): string {
  const mark = failed > 0 ? '✘' : '✔';
  return `${mark} ${name.padEnd(28)}${String(passed).padStart(5)} bien ${String(failed).padStart(4)} mal ${seconds(milliseconds)}`;
}

const seconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(1).replace('.', ',').padStart(8)} s`;

function brokenStage(error: unknown): Outcome {
  const output = error instanceof Failure ? error.message : `Error inesperado: ${reasonOf(error)}`;
  return { passed: 0, failed: 1, output };
}
