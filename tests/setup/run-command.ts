import { execa } from 'execa';
import { siteEnvironment } from './site-environment.ts';

/** Runs a command of local/commands against the site under test, with these variables in place of the site's. */
export async function runCommand(
  name: 'doctor' | 'jobs',
  args: readonly string[] = [],
  variables: Record<string, string> = {},
) {
  const env = { ...siteEnvironment(), ...variables };
  const command = [`local/commands/${name}.ts`, ...args];
  const options = { env, stdin: 'ignore', reject: false, stripFinalNewline: false } as const;
  const { exitCode, stdout, stderr } = await execa(process.execPath, command, options);
  return { code: exitCode, out: stdout, err: stderr };
}
