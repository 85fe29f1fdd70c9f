import type { Connection } from '@supabase/lite';

export type Runner = {
  /** Runs one or more statements without parameters. */
  exec(sql: string): Promise<void>;
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

export type Database = Runner & {
  connection: Connection;
  /** Whether there is only one session, so that requests must run one at a time. */
  singleSession: boolean;
  transaction<Result>(work: (runner: Runner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** The hosted service's search path, which includes the schema of the extensions. */
export const searchPath = '"$user", public, extensions';

/**
 * Converts Postgres's `2026-01-02 03:04:05+00` to ISO 8601, which the data API prints. Without a zone (the library's
 * `refreshed_at`) the time is in UTC, and JavaScript would take it for local time.
 */
export function isoTimestamp(value: string): string {
  const iso = value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return /[+-]\d\d:\d\d$/.test(iso) ? iso : `${iso}Z`;
}

/** Marks the grants as done, because the library otherwise grants all privileges to all roles on its first request. */
export function withoutBlanketGrants<Conn extends Connection>(connection: Conn): Conn {
  return Object.assign(connection, { rlsState: 'active' });
}
