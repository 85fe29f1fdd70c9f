import { createHash } from 'node:crypto';
import { readMigrations } from '../supabase/migrate.ts';

/** A digest of all migrations, including their names and order; the generated types contain it. */
export async function migrationsDigest(projectDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { file, sql } of await readMigrations(projectDir)) hash.update(`${file}\0${sql}\0`);
  return hash.digest('hex');
}

export const digestLine = (digest: string) => `// Migrations: sha256 ${digest}`;
