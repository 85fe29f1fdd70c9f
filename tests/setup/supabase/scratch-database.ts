import { createTemporaryDatabase } from '../../../local/shared/temporary-database.ts';

/** With DATABASE_URL set, a new database on that server; otherwise PGlite is used. */
export async function scratchDatabase(): Promise<{ databaseUrl?: string; drop(): Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  return server ? createTemporaryDatabase(server) : { drop: async () => undefined };
}
