import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { onTestFinished } from 'vitest';

/** With DATABASE_URL set, a database of its own on that server; without it, PGlite does. */
export async function scratchDatabase(): Promise<{
  databaseUrl?: string;
  drop(): Promise<void>;
}> {
  const server = process.env['DATABASE_URL'];
  if (!server) return { drop: async () => undefined };
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const statement = async (text: string) => {
    const sql = postgres(server, { max: 1, onnotice: () => undefined });
    try {
      await sql.unsafe(text);
    } finally {
      await sql.end();
    }
  };
  await statement(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    drop: () => statement(`drop database if exists ${name} with (force)`),
  };
}

/** The same as environment of a child process, dropped when the test ends. */
export async function testEnvironment(): Promise<Record<string, string>> {
  const { databaseUrl, drop } = await scratchDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: databaseUrl ?? '' };
}
