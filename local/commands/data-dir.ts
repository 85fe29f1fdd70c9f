import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Failure, reasonOf } from '../shared/failure.ts';
import { type Lock, LockHeld, takeLock } from '../shared/lock.ts';

const marker = '.dauro-data';
const lockNames = ['lock', 'lock.pid', 'lock-journal'];

/** Locks the data directory for this process; refuses one that is in use or contains other files. */
export function lockDataDir(path: string): Lock {
  try {
    refuseForeign(path);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return takeLock(join(path, 'lock'));
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (!(error instanceof LockHeld)) {
      throw new Failure(`DATA_DIR (${path}) no se puede usar: ${reasonOf(error)}.`);
    }
    const who = error.pid ? ` (proceso ${error.pid})` : '';
    throw new Failure(
      `Los datos de ${path} ya están en uso${who}: para ese proceso o elige otro directorio con DATA_DIR.`,
    );
  }
}

/** Returns the id of the data: a build from other data cannot be reused. Its file shows that the folder is ours. */
export function prepareDataDir(path: string, fresh: boolean): string {
  if (fresh) {
    for (const name of readdirSync(path)) {
      if (!lockNames.includes(name)) rmSync(join(path, name), { recursive: true, force: true });
    }
  }
  const file = join(path, marker);
  if (!existsSync(file)) writeFileSync(file, randomUUID(), { mode: 0o600 });
  // The folder may be one that others can read.
  for (const name of ['outbox', 'logs', 'supabase']) {
    mkdirSync(join(path, name), { recursive: true });
    chmodSync(join(path, name), 0o700);
  }
  return readFileSync(file, 'utf8');
}

function refuseForeign(path: string): void {
  if (!existsSync(path) || existsSync(join(path, marker))) return;
  if (readdirSync(path).every((name) => lockNames.includes(name))) return;
  throw new Failure(
    `DATA_DIR (${path}) ya contiene otras cosas: elige un directorio vacío o nuevo.`,
  );
}
