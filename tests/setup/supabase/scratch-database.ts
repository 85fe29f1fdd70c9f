import { onTestFinished } from 'vitest';
import { createTemporaryDatabase } from '../../../local/shared/temporary-database.ts';

/** With DATABASE_URL set, a new database on that server; otherwise PGlite is used. */
export async function scratchDatabase(): Promise<{ databaseUrl?: string; drop(): Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  return server ? createTemporaryDatabase(server) : { drop: async () => undefined };
}

/** The environment of a child process with such a database, which is dropped after the test. */
export async function testEnvironment(): Promise<Record<string, string>> {
  const { databaseUrl, drop } = await scratchDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: databaseUrl ?? '' };
}
