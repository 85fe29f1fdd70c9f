import type { SupabaseClient } from '@supabase/supabase-js';

/** Runs one statement; parameters are strings, which the statement casts. */
export type Sql = {
  query<Row extends object>(statement: string, parameters?: readonly string[]): Promise<Row[]>;
};

/** The source of a backup and the target of a restoration; files by the storage API with the secret key. */
export type Project = {
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  storage: SupabaseClient['storage'];
};

/** Stops a backup or restoration; the message is one Spanish sentence that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
