import { existsSync } from 'node:fs';
import { execa } from 'execa';
import type { Lifecycle } from './lifecycle.ts';

/** Installs packages if that needs no confirmation: as root on Debian. Returns whether it did. */
export async function installFromDebian(
  lifecycle: Lifecycle | undefined,
  packages: readonly string[],
): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (!(await runQuietly(lifecycle, '/usr/bin/apt-get', ['update', '-q']))) return false;
  const options = ['install', '-y', '-q', '--no-install-recommends'];
  return runQuietly(lifecycle, '/usr/bin/apt-get', [...options, ...packages]);
}

/** Runs a program without its output; returns whether it succeeded. */
export async function runQuietly(
  lifecycle: Lifecycle | undefined,
  file: string,
  args: readonly string[],
): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const program = execa(file, args, { env, stdio: 'ignore', reject: false });
  const unregister = lifecycle?.onEnd(() => void program.kill());
  const { exitCode } = await program;
  unregister?.();
  return exitCode === 0;
}

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}
