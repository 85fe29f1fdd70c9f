import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../shared/failure.ts';
import { type JobsSite, runJobs } from './jobs-site.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * A scheduled post must be public within sixty seconds of its time. The interval is half of that, so that one late call
 * does no harm.
 */
const interval = 30_000;
/** A running call may finish before the site is stopped, so that it releases its lock. */
const lastCallTimeout = 5_000;

/**
 * Calls the site's jobs now and every thirty seconds, even while a call is still unanswered: each call refreshes pages,
 * and the site's lock prevents the other jobs from running twice.
 */
export function keepRunningJobs(lifecycle: Lifecycle, dataDir: string, site: JobsSite): void {
  const log = join(dataDir, 'logs', 'jobs.log');
  const underWay = new Set<Promise<void>>();
  let isWell = true;
  const start = () => {
    const call = run().finally(() => underWay.delete(call));
    underWay.add(call);
  };
  const timer = setInterval(start, interval);
  lifecycle.onEnd(async () => {
    clearInterval(timer);
    const late = new Promise((resolve) => setTimeout(resolve, lastCallTimeout).unref());
    await Promise.race([Promise.all(underWay), late]);
  });
  start();

  async function run(): Promise<void> {
    const { lines, failed } = await runJobs(site).catch((error: unknown) => ({
      lines: [],
      failed: [reasonOf(error)],
    }));
    if (lifecycle.isEnding) return;
    const said = [...lines, ...failed.map((name) => `Ha fallado: ${name}`)];
    const stamp = new Date().toISOString();
    const text = said.map((line) => `${stamp} ${line}\n`).join('');
    if (text) await appendFile(log, text, { mode: 0o600 }).catch(() => undefined);
    if (isWell && failed.length > 0)
      console.error(`Las tareas periódicas han fallado (${failed.join(', ')}): mira ${log}.`);
    isWell = failed.length === 0;
  }
}
