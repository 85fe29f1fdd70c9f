import type { Connection } from '@supabase/lite';

/** Runs SQL; the same few words over PGlite and over PostgreSQL. */
export type Runner = {
  /** One or more statements without parameters. */
  exec(sql: string): Promise<void>;
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

export type Database = Runner & {
  connection: Connection;
  /** One session only: requests must come one at a time. */
  singleSession: boolean;
  transaction<Result>(work: (runner: Runner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Hosted sessions see the extensions without naming their schema. */
export const searchPath = '"$user", public, extensions';

/** Postgres prints `2026-01-02 03:04:05+00` for people; the data API prints ISO 8601. */
export function isoTimestamp(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** The library grants all privileges to all roles on its first request, unless this state says that it already has. */
export function withoutBlanketGrants<Conn extends Connection>(connection: Conn): Conn {
  return Object.assign(connection, { rlsState: 'active' });
}
