import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../shared/failure.ts';
import { LockHeld, takeLock } from '../shared/lock.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Refuses a second run of the same command in this clone, because both would write the same build. */
export function refuseSecondRun(
  lifecycle: Lifecycle,
  root: string,
  command: 'test' | 'bench',
): void {
  const folder = join(root, 'node_modules', '.cache', 'dauro');
  mkdirSync(folder, { recursive: true });
  try {
    const lock = takeLock(join(folder, `${command}.lock`));
    lifecycle.onEnd(() => lock.release());
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new Failure(
      `Ya hay otro «npm run ${command}» en esta carpeta (proceso ${error.pid ?? 'desconocido'}): espera a que termine.`,
    );
  }
}
