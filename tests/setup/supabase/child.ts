import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { RunningSupabase } from '../../../local/supabase/start.ts';
import { freePort } from '../free-port.ts';
import type { Project } from './project.ts';
import { siteUrl } from './running.ts';

const main = fileURLToPath(new URL('../../../local/supabase/main.ts', import.meta.url));

type Report = {
  ready?: Pick<RunningSupabase, 'url' | 'publishableKey' | 'secretKey'>;
  failed?: string;
};

export type Child = {
  process: ChildProcess;
  /** Its first message to the parent. */
  report: Promise<Report>;
  /** Exit code, or the signal that ended it. */
  exit: Promise<number | string | null>;
  output(): string;
};

/** The service as `up` starts it: a separate process, stopped after the test at the latest. */
export async function startChild(
  project: Project,
  environment: Record<string, string> = {},
): Promise<Child> {
  const child = fork(main, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '',
      // The first start is what these tests are about.
      PREPARED_DATABASES: '',
      SUPABASE_PORT: String(await freePort()),
      DATA_DIR: project.dataDir,
      PROJECT_DIR: project.projectDir,
      DATABASE_URL: project.databaseUrl ?? '',
      SITE_URL: siteUrl,
      ...environment,
    },
  });
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const exit = once(child, 'exit').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const message = once(child, 'message').then(([report]: Report[]) => report ?? {});
  const report = Promise.race([message, exit.then(() => message)]);
  return { process: child, report, exit, output: () => text };
}

/** Waits until the service is ready; fails the test with the service's message when it cannot start. */
export async function ready(child: Child): Promise<RunningSupabase> {
  const { ready: running, failed } = await child.report;
  if (!running) throw new Error(failed ?? 'no report');
  const close = async () => {
    child.process.kill('SIGTERM');
    await child.exit;
  };
  return { ...running, close };
}

/** The sentence with which a start is refused. */
export async function refusal(...start: Parameters<typeof startChild>): Promise<string> {
  const child = await startChild(...start);
  const { failed = '' } = await child.report;
  expect(await child.exit).toBe(1);
  return failed;
}
