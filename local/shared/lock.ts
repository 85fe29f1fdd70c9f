import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

export type Lock = {
  /** Whether the previous holder was killed, so that its children may still be ending. */
  isInherited: boolean;
  release(): void;
};

/** Another process holds the lock; `pid` is the number written last. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld';
  readonly pid: number | undefined;

  constructor(pid: number | undefined) {
    super(`held by ${pid ?? 'another process'}`);
    this.pid = pid;
  }
}

/** Without a reference the garbage collector would close the database and release the lock. */
const held = new Set<DatabaseSync>();

/** A lock that the kernel releases, even after kill -9: a transaction in SQLite. A pid file could be stale. */
export function takeLock(file: string): Lock {
  const database = new DatabaseSync(file);
  const owner = `${file}.pid`;
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (/locked/.test(String(error))) throw new LockHeld(readPid(owner));
    throw error;
  }
  held.add(database);
  const isInherited = readPid(owner) !== undefined;
  writeFileSync(owner, String(process.pid));
  return {
    isInherited,
    release() {
      rmSync(owner, { force: true });
      held.delete(database);
      if (database.isOpen) database.close();
    },
  };
}

/** Waits until nobody holds a lock, for at most so many milliseconds. */
export async function untilReleased(file: string, timeout: number): Promise<void> {
  const until = Date.now() + timeout;
  while (existsSync(file) && Date.now() < until) {
    try {
      return takeLock(file).release();
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      await setTimeout(200);
    }
  }
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
