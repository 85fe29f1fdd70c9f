import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processIdentity } from './process-identity.ts';
import { causeOf, StartupError } from './startup-error.ts';

type Owner = { pid: number; identity: string };

function readOwner(path: string): Owner | undefined {
  try {
    const owner: Partial<Owner> = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof owner.pid !== 'number' || typeof owner.identity !== 'string') return undefined;
    return { pid: owner.pid, identity: owner.identity };
  } catch {
    return undefined;
  }
}

function isAlive(owner: Owner): boolean {
  return processIdentity(owner.pid) === owner.identity;
}

/** Links our claim into place, which only one process can do; false when the place is taken. */
function claim(claimFile: string, path: string): boolean {
  try {
    linkSync(claimFile, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead process's lock away. Another start may have replaced it meanwhile: then put it back. */
function removeStale(path: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const owner = readOwner(aside);
  if (owner && isAlive(owner)) claim(aside, path);
  rmSync(aside, { force: true });
}

function inUse(dataDir: string, pid: number): StartupError {
  return new StartupError(
    `La carpeta de datos ${dataDir} ya está en uso por el proceso ${pid}: deténlo o elige otra con DATA_DIR.`,
  );
}

function writeClaim(path: string, dataDir: string): string {
  const claimFile = `${path}.${randomUUID()}`;
  const identity = processIdentity(process.pid) ?? 'unknown';
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(claimFile, JSON.stringify({ pid: process.pid, identity }), { mode: 0o600 });
  } catch (error) {
    throw new StartupError(
      `No se puede escribir en la carpeta de datos ${dataDir} (${causeOf(error)}): elige otra con DATA_DIR.`,
    );
  }
  return claimFile;
}

/** Takes the data folder for this process; returns what gives it back. */
export function takeLock(path: string, dataDir: string): () => void {
  const claimFile = writeClaim(path, dataDir);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (claim(claimFile, path)) return () => rmSync(path, { force: true });
      const owner = readOwner(path);
      if (owner && isAlive(owner)) throw inUse(dataDir, owner.pid);
      removeStale(path);
    }
    throw inUse(dataDir, readOwner(path)?.pid ?? 0);
  } finally {
    rmSync(claimFile, { force: true });
  }
}
