import type { SupabaseClient } from '@supabase/supabase-js';

/** Runs one statement; parameters are text, and the statement casts them. */
export type Sql = {
  query<Row extends object>(statement: string, parameters?: readonly string[]): Promise<Row[]>;
};

/** What a back-up reads and a restoration writes: a database by SQL, and files by the storage API with the secret key. */
export type Project = {
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  storage: SupabaseClient['storage'];
};

/** A back-up or a restoration that cannot go on; the message is one Spanish sentence that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
