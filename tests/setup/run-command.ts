import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { siteEnvironment } from './site-environment.ts';

type CommandResult = { code: number; out: string; err: string };

/** Runs a command of local/commands against the site under test, with these variables in place of the site's. */
export async function runCommand(
  name: 'doctor' | 'jobs',
  args: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [`local/commands/${name}.ts`, ...args], {
    env: { ...process.env, ...siteEnvironment(), ...variables },
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
