import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../shared/failure.ts';
import { type JobsSite, runJobs } from './jobs-site.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Half of the sixty seconds within which a scheduled post must be public, so that one late call does no harm. */
const interval = 30_000;
/** A running call may finish before the site is stopped, so that it releases its lock. */
const lastCallTimeout = 5_000;

/** Calls even while one is unanswered: each refreshes pages, and the site's lock keeps jobs from running twice. */
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
    const messages = [...lines, ...failed.map((name) => `Ha fallado: ${name}`)];
    const stamp = new Date().toISOString();
    const text = messages.map((line) => `${stamp} ${line}\n`).join('');
    if (text) await appendFile(log, text, { mode: 0o600 }).catch(() => undefined);
    if (isWell && failed.length > 0)
      console.error(`Las tareas periódicas han fallado (${failed.join(', ')}): mira ${log}.`);
    isWell = failed.length === 0;
  }
}
