import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Runner } from './database.ts';
import { runFile } from './migrate.ts';

const seedPath = 'supabase/seed.sql';

/** Seeds a new database inside the transaction that creates it, so that a partial seed cannot remain. */
export async function seed(runner: Runner, projectDir: string): Promise<void> {
  const sql = await readFile(join(projectDir, seedPath), 'utf8').catch(() => undefined);
  if (sql === undefined) return;
  await runFile(runner, seedPath, sql);
  await runner.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
    seedPath,
    createHash('sha256').update(sql).digest('hex'),
  ]);
}
