import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, reasonOf } from '../shared/failure.ts';
import { type Runner, searchPath } from './database.ts';

export type Migration = {
  file: string;
  version: string;
  name: string;
  sql: string;
  digest: string;
};

const namePattern = /^(\d+)_(.+)\.sql$/;

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, version, name] = namePattern.exec(file) ?? [];
  if (!version || !name) {
    throw new Failure(
      `El nombre de la migración ${file} no es válido: debe ser como 20260101000000_nombre.sql.`,
    );
  }
  const sql = await readFile(join(folder, file), 'utf8');
  const digest = `${version}:${createHash('sha256').update(sql).digest('hex')}`;
  return { file, version, name, sql, digest };
}

export async function readMigrations(projectDir: string): Promise<Migration[]> {
  const folder = join(projectDir, 'supabase', 'migrations');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(files.map((file) => readMigration(folder, file)));
}

/** Throws a Failure when an applied migration is missing from the project or has other content there. */
export async function pendingMigrations(
  runner: Runner,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const rows = await runner.query<{ version: string; idempotency_key: string | null }>(
    'select version, idempotency_key from supabase_migrations.schema_migrations order by version',
  );
  const applied = new Map(rows.map((row) => [row.version, row.idempotency_key]));
  const known = new Set(migrations.map(({ version }) => version));
  const missing = rows.findLast(({ version }) => !known.has(version));
  if (missing) {
    throw new Failure(
      `Los datos son de otra versión del sitio (la migración ${missing.version} no está en supabase/migrations): usa esa versión o una posterior; «npm run up -- --fresh» empieza sin los datos que hay.`,
    );
  }
  for (const { version, file, digest } of migrations) {
    const recorded = applied.get(version);
    if (recorded && recorded !== digest) {
      throw new Failure(
        `La migración ${file} ha cambiado después de aplicarse: devuélvele su contenido y escribe el cambio en una migración nueva, o empieza sin los datos que hay con «npm run up -- --fresh».`,
      );
    }
  }
  return migrations.filter(({ version }) => !applied.has(version));
}

/** Runs a SQL file of the project inside the caller's transaction; a Failure names the file. */
export async function runFile(runner: Runner, path: string, sql: string): Promise<void> {
  try {
    await runner.exec(sql);
  } catch (error) {
    throw new Failure(
      `El archivo ${path} ha fallado y no se ha cambiado nada: ${reasonOf(error)}; corrígelo y vuelve a arrancar.`,
    );
  }
  // SQL dumps clear the search path for the rest of the session.
  await runner.exec(`set search_path = ${searchPath}; reset role;`);
}

/** Applies one migration and records it, inside the caller's transaction. */
export async function applyMigration(runner: Runner, migration: Migration): Promise<void> {
  const { file, version, name, sql, digest } = migration;
  await runFile(runner, `supabase/migrations/${file}`, sql);
  await runner.query(
    `insert into supabase_migrations.schema_migrations (version, name, statements, created_by, idempotency_key)
     values ($1, $2, array[$3::text], 'local', $4)`,
    [version, name, sql, digest],
  );
}
