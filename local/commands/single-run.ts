import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, reasonOf } from '../shared/failure.ts';
import { LockHeld, takeLock } from '../shared/lock.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Refuses a second run of the same command in this clone, because both would write the same build. */
export function refuseSecondRun(
  lifecycle: Lifecycle,
  root: string,
  command: 'test' | 'bench',
): void {
  const folder = join(root, 'node_modules', '.cache', 'dauro');
  try {
    mkdirSync(folder, { recursive: true });
    const lock = takeLock(join(folder, `${command}.lock`));
    lifecycle.onEnd(() => lock.release());
  } catch (error) {
    if (!(error instanceof LockHeld)) {
      throw new Failure(
        `No se puede escribir en ${folder} (${reasonOf(error)}): repite la orden con el usuario al que pertenece la carpeta.`,
      );
    }
    throw new Failure(
      `Ya hay otro «npm run ${command}» en esta carpeta (proceso ${error.pid ?? 'desconocido'}): espera a que termine.`,
    );
  }
}
