import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { Database, Runner } from '../../local/supabase/database.ts';
import { openPglite } from '../../local/supabase/database-pglite.ts';
import { openPostgres } from '../../local/supabase/database-postgres.ts';
import { dataPaths } from '../../local/supabase/paths.ts';
import { prepareDatabase } from '../../local/supabase/prepare-database.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A direct database connection, for data that the data API lacks: catalogues, and raw statements. It is closed after the
 * tests of the file.
 */
export async function openCatalog(): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  if (url) {
    const database = await openPostgres(url, Boolean(process.env['PROVE_PASSWORD']));
    afterAll(() => database.close());
    return database;
  }
  const folder = await mkdtemp(join(tmpdir(), 'dauro-catalog-tests-'));
  const paths = dataPaths(folder);
  await mkdir(paths.root, { recursive: true });
  const { database } = await openPglite(paths);
  await prepareDatabase(database, projectDir);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return database;
}

class RollBack extends Error {}

/** Runs statements in a transaction that is rolled back. */
export async function rolledBack(
  database: Database,
  work: (runner: Runner) => Promise<void>,
): Promise<void> {
  const undo = new RollBack();
  await database
    .transaction(async (runner) => {
      await work(runner);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}
