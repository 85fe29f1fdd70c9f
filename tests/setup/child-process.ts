import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Resolves when a process has written these words; rejects with all that it wrote when it ends before. */
export function hasWritten(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(words)) resolve();
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${said}`)));
  });
}

/** Ends a process, if it has not ended before. Returns its exit code. */
export async function endChild(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}
