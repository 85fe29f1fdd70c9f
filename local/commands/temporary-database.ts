import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { Failure, reasonOf } from './failure.ts';
import type { Lifecycle } from './lifecycle.ts';

const noRight = '42501';

/**
 * A database of its own on the server of DATABASE_URL, dropped at the end, so that a test run leaves no trace. Where the
 * role may not create one, the given database is used as it is.
 */
export async function createTemporaryDatabase(
  lifecycle: Lifecycle,
  databaseUrl: string,
): Promise<string> {
  const name = `dauro_test_${randomBytes(6).toString('hex')}`;
  try {
    await execute(databaseUrl, `create database ${name} template template0`);
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === noRight) return databaseUrl;
    throw new Failure(`No se llega a la base de datos de DATABASE_URL: ${reasonOf(error)}.`);
  }
  lifecycle.onEnd(() => execute(databaseUrl, `drop database if exists ${name} with (force)`));
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
