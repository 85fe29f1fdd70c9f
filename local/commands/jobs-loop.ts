import { join } from 'node:path';
import { startJobs } from './jobs-run.ts';
import type { Life } from './life.ts';
import type { Settings } from './settings.ts';

const everyMinute = 60_000;

/** Runs the jobs now and a minute after each run has ended, so that two never overlap. */
export function keepRunningJobs(
  life: Life,
  settings: Settings,
  environment: Readonly<Record<string, string>>,
): void {
  const log = join(settings.dataDir, 'logs', 'jobs.log');
  let timer: NodeJS.Timeout | undefined;
  life.onEnd(() => clearTimeout(timer));
  void run();

  async function run(): Promise<void> {
    const child = startJobs(life, settings.root, environment, { log });
    if (!child) return;
    const { code, how } = await child.exited;
    if (life.isEnding) return;
    if (code !== 0) console.error(`Las tareas periódicas han fallado (${how}): mira ${log}.`);
    timer = setTimeout(() => void run(), everyMinute);
  }
}
