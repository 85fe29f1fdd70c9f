import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDemoAccounts } from './accounts.ts';
import { bootstrap, createRoles } from './bootstrap.ts';
import type { Database, Runner } from './database.ts';
import {
  applyMigration,
  type Migration,
  pendingMigrations,
  readMigrations,
  runFile,
} from './migrate.ts';

const seedPath = 'supabase/seed.sql';

// Any number works, if every gateway over one PostgreSQL uses the same one.
const startLock = 'select pg_advisory_xact_lock(7306261)';

async function isNew(runner: Runner): Promise<boolean> {
  const rows = await runner.query('select 1 from supabase_migrations.schema_migrations limit 1');
  return rows.length === 0;
}

async function createDatabase(
  runner: Runner,
  migrations: readonly Migration[],
  projectDir: string,
) {
  for (const migration of migrations) await applyMigration(runner, migration);
  if (migrations.length > 0) await seed(runner, projectDir);
}

/** Seeds a new database inside the transaction that creates it, so that a partial seed cannot remain. */
async function seed(runner: Runner, projectDir: string): Promise<void> {
  const sql = await readFile(join(projectDir, seedPath), 'utf8').catch(() => undefined);
  if (sql === undefined) return;
  await runFile(runner, seedPath, sql);
  await runner.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
    seedPath,
    createHash('sha256').update(sql).digest('hex'),
  ]);
}

/** A new database is made in one transaction, so that a failed start leaves nothing; later migrations one by one. */
export async function prepareDatabase(database: Database, projectDir: string): Promise<void> {
  const migrations = await readMigrations(projectDir);
  const remaining = await database.transaction(async (runner) => {
    await runner.exec(startLock);
    await createRoles(runner);
    await bootstrap(runner);
    const pending = await pendingMigrations(runner, migrations);
    if (!(await isNew(runner))) return pending;
    await createDatabase(runner, pending, projectDir);
    return [];
  });
  for (const migration of remaining) {
    await database.transaction((runner) => applyMigration(runner, migration));
  }
  await database.transaction(createDemoAccounts);
}

/** What a new database is made of: the tests of one run share copies of it (`PREPARED_DATABASES`, a folder). */
export async function preparedDigest(projectDir: string): Promise<string> {
  const sql = await readFile(join(projectDir, seedPath), 'utf8').catch(() => '');
  const hash = createHash('sha256').update(sql);
  for (const { file, digest } of await readMigrations(projectDir))
    hash.update(`${file}\0${digest}`);
  return hash.digest('hex');
}
