import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

export type TemporaryDatabase = { databaseUrl: string; drop(): Promise<void> };

/** Creates a new database on the server of an address; throws the server's error when the role may not. */
export async function createTemporaryDatabase(server: string): Promise<TemporaryDatabase> {
  const name = `dauro_test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => execute(server, `drop database if exists ${name} with (force)`);
  return { databaseUrl: url.href, drop };
}

async function execute(server: string, statement: string): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
