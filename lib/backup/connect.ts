import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { BackupError, type Project } from './project.ts';

export type OpenProject = Project & { close(): Promise<void> };

/** Connects to the project at `url`: files with the secret key, rows with the connection string of the database. */
export async function connectProject(
  url: string,
  secretKey: string,
  databaseUrl: string,
): Promise<OpenProject> {
  if (!URL.canParse(databaseUrl)) {
    throw new BackupError(
      'SUPABASE_DB_URL no es válida: debe ser como postgresql://usuario:contraseña@servidor:5432/postgres.',
    );
  }
  const { hostname, searchParams } = new URL(databaseUrl);
  const encrypted = !['localhost', '127.0.0.1'].includes(hostname);
  const sql = postgres(databaseUrl, {
    max: 1,
    // Supabase's certificates are signed by its own authority. They are verified only where the address says
    // sslmode=verify-full and NODE_EXTRA_CA_CERTS names that authority.
    ...(searchParams.has('sslmode') ? {} : { ssl: encrypted && 'require' }),
    prepare: false,
    connect_timeout: 20,
    onnotice: () => undefined,
  });
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 1 });
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `No se llega a la base de datos de SUPABASE_DB_URL (${hostname}): ${reason}.`,
    );
  }
  return {
    async transaction<Result>(work: Parameters<Project['transaction']>[0]) {
      const results: Result[] = [];
      await sql.begin(async (session) => {
        const result = await work({
          query: async <Row extends object>(text: string, values: readonly string[] = []) => [
            ...(await session.unsafe<Row[]>(text, [...values])),
          ],
        });
        results.push(result as Result);
      });
      return results[0] as Result;
    },
    storage: storageOf(url, secretKey),
    close: () => sql.end({ timeout: 5 }),
  };
}

/** The storage of a project, with the rights of the secret key. */
export function storageOf(url: string, secretKey: string): Project['storage'] {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  }).storage;
}
