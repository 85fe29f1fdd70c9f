import { afterAll } from 'vitest';
import type { Database, Runner } from '../../local/supabase/database.ts';
import { openPostgres } from '../../local/supabase/database-postgres.ts';
import { startOwnSupabase } from '../setup/supabase/running.ts';

/**
 * A direct database connection, for data that the data API lacks: catalogues, and raw statements. It is closed after the
 * tests of the file.
 */
export async function openCatalog(): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  if (!url) return (await startOwnSupabase()).database;
  const database = await openPostgres(url, Boolean(process.env['PROVE_PASSWORD']));
  afterAll(() => database.close());
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
