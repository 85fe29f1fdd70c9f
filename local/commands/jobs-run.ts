import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, type ChildOptions, startChild } from './child.ts';
import type { Life } from './life.ts';

/** What lets Node run the application's own code: its alias and its types, and `server-only`. */
const applicationFlags = ['--import=tsx', '--conditions=react-server'];

/** Starts the application's jobs once; undefined while the application has none. */
export function startJobs(
  life: Life,
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  output: Pick<ChildOptions, 'log' | 'echo' | 'args'>,
): Child | undefined {
  const module = join(root, 'lib', 'jobs', 'run.ts');
  if (!existsSync(module)) return undefined;
  return startChild(life, {
    module,
    execArgv: applicationFlags,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    grace: 5000,
    ...output,
  });
}
