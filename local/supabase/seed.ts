import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, reasonOf } from '../shared/failure.ts';
import { type Runner, searchPath } from './database.ts';

const seedPath = 'supabase/seed.sql';

/** Fills a new database, inside the transaction that creates it: half a seed cannot remain. */
export async function seed(runner: Runner, projectDir: string): Promise<void> {
  const sql = await readFile(join(projectDir, seedPath), 'utf8').catch(() => undefined);
  if (sql === undefined) return;
  try {
    await runner.exec(sql);
  } catch (error) {
    throw new Failure(
      `Los datos iniciales de ${seedPath} han fallado y no se ha cambiado nada: ${reasonOf(error)}; corrígelos y vuelve a arrancar.`,
    );
  }
  await runner.exec(`set search_path = ${searchPath}; reset role;`);
  await runner.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
    seedPath,
    createHash('sha256').update(sql).digest('hex'),
  ]);
}
