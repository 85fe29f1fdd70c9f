import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure, reasonOf } from '../shared/failure.ts';
import { type Lock, LockHeld, takeLock } from '../shared/lock.ts';
import type { Database } from './database.ts';
import { openPglite } from './database-pglite.ts';
import { openPostgres } from './database-postgres.ts';
import { createEngine } from './engine.ts';
import { startGateway } from './gateway.ts';
import { loadKeys } from './keys.ts';
import { type DataPaths, dataPaths } from './paths.ts';
import { prepareDatabase, preparedDigest } from './prepare-database.ts';
import { createServices } from './services.ts';

export type SupabaseOptions = {
  port: number;
  dataDir: string;
  databaseUrl?: string;
  siteUrl: string;
  /** The folder with supabase/migrations and supabase/seed.sql; by default this repository. */
  projectDir?: string;
};

export type RunningSupabase = {
  url: string;
  publishableKey: string;
  secretKey: string;
  close(): Promise<void>;
};

const repository = fileURLToPath(new URL('../../', import.meta.url));

function lockData(file: string, dataDir: string): Lock {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return takeLock(file);
  } catch (error) {
    throw new Failure(
      error instanceof LockHeld
        ? `La carpeta de datos ${dataDir} ya está en uso por el proceso ${error.pid ?? 0}: deténlo o elige otra con DATA_DIR.`
        : `No se puede escribir en la carpeta de datos ${dataDir} (${reasonOf(error)}): elige otra con DATA_DIR.`,
    );
  }
}

async function openDatabase(paths: DataPaths, { databaseUrl, projectDir }: SupabaseOptions) {
  if (databaseUrl) return { database: await openPostgres(databaseUrl), finished: () => undefined };
  const copies = process.env['PREPARED_DATABASES'];
  const copy = copies && join(copies, `${await preparedDigest(projectDir ?? repository)}.tar`);
  return openPglite(paths, copy);
}

async function serve(
  options: SupabaseOptions,
  paths: DataPaths,
  database: Database,
): Promise<RunningSupabase> {
  const { port, siteUrl, projectDir = repository } = options;
  const keys = await loadKeys(paths.keys);
  const app = createEngine({ database, keys, paths, projectDir, siteUrl });
  const gateway = await startGateway(port, createServices(app, database, keys, siteUrl));
  return {
    url: `http://127.0.0.1:${port}`,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    close: () => gateway.close(),
  };
}

/** Data, accounts and files on loopback. Backups and tests use its `database` directly. */
export async function startSupabase(
  options: SupabaseOptions,
): Promise<RunningSupabase & { database: Database }> {
  const paths = dataPaths(options.dataDir);
  const lock = lockData(paths.lock, options.dataDir);
  try {
    const { database, finished } = await openDatabase(paths, options);
    try {
      await prepareDatabase(database, options.projectDir ?? repository);
      await finished();
      const running = await serve(options, paths, database);
      const close = async () => {
        await running.close();
        await database.close();
        lock.release();
      };
      return { ...running, database, close };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}
