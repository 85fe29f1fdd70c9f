import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { siteEnvironment } from './site-environment.ts';

export type CommandResult = { code: number; out: string; err: string };

/** Runs the command of `npm run jobs -- …` against the site under test. */
export async function runJobs(...args: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ['local/commands/jobs.ts', ...args], {
    env: { ...process.env, ...siteEnvironment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const [code] = await once(child, 'close');
  return { code: Number(code), ...said };
}
