import { onTestFinished } from 'vitest';
import { createTemporaryDatabase } from '../../../local/shared/temporary-database.ts';

/** With DATABASE_URL set, a database of its own on that server; without it, PGlite serves. */
export async function scratchDatabase(): Promise<{ databaseUrl?: string; drop(): Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  return server ? createTemporaryDatabase(server) : { drop: async () => undefined };
}

/** The same as environment of a child process, dropped when the test ends. */
export async function testEnvironment(): Promise<Record<string, string>> {
  const { databaseUrl, drop } = await scratchDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: databaseUrl ?? '' };
}
