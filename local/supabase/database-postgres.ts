import { PostgresConnection } from '@supabase/lite/postgres';
import type { Sql, TransactionSql } from 'postgres';
import { Failure, reasonOf } from '../shared/failure.ts';
import {
  type Database,
  isoTimestamp,
  type Runner,
  searchPath,
  withoutBlanketGrants,
} from './database.ts';

const oldestVersion = 150_000;
const poolSize = 8;

const asIs = (value: string) => value;
const isoType = (oid: number) => ({ to: oid, from: [oid], serialize: asIs, parse: isoTimestamp });
/** The library passes JSON as text, which its driver would encode a second time: a string in place of an object. */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

function runner(session: Sql | TransactionSql): Runner {
  return {
    exec: async (sql) => {
      await session.unsafe(sql).simple();
    },
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
      const rows = await session.unsafe<Row[]>(sql, parameters.map(String));
      return [...rows];
    },
  };
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function checkServer(session: Runner, url: string, isHosted: boolean): Promise<void> {
  const place = withoutPassword(url);
  const [server] = await session
    .query<{ version: number; hosted: boolean }>(
      `select current_setting('server_version_num')::int as version,
              to_regclass('auth.schema_migrations') is not null as hosted`,
    )
    .catch((error: unknown) => {
      throw new Failure(
        `No se puede usar DATABASE_URL (${place}): ${reasonOf(error)}; comprueba que PostgreSQL está en marcha y que el usuario y la contraseña son correctos.`,
      );
    });
  if (!server || server.version < oldestVersion) {
    throw new Failure(
      `DATABASE_URL (${place}) es un PostgreSQL anterior al 15: usa la versión 15 o posterior.`,
    );
  }
  if (server.hosted && !isHosted) {
    throw new Failure(
      `DATABASE_URL (${place}) es la base de un proyecto de Supabase: configura SUPABASE_URL y sus claves en lugar de DATABASE_URL.`,
    );
  }
}

function connect(url: string): PostgresConnection {
  if (!URL.canParse(url)) {
    throw new Failure(
      'DATABASE_URL no es una dirección válida: debe ser como postgres://usuario:contraseña@127.0.0.1:5432/base.',
    );
  }
  return new PostgresConnection({
    url,
    postgresOptions: {
      max: poolSize,
      connect_timeout: 10,
      onnotice: () => undefined,
      connection: { TimeZone: 'UTC', search_path: searchPath, application_name: 'dauro' },
      types: {
        timestamp: isoType(1114),
        timestamptz: isoType(1184),
        json: jsonType(114),
        jsonb: jsonType(3802),
      },
    },
  });
}

/** Connects to a PostgreSQL server, version 15 or newer; only with `isHosted` may it be that of a Supabase project. */
export async function openPostgres(url: string, isHosted = false): Promise<Database> {
  const connection = withoutBlanketGrants(connect(url));
  const { driver } = connection;
  const session = runner(driver);
  try {
    await checkServer(session, url, isHosted);
  } catch (error) {
    await driver.end({ timeout: 1 });
    throw error;
  }
  return {
    connection,
    singleSession: false,
    ...session,
    transaction: async <Result>(work: (inside: Runner) => Promise<Result>) => {
      const [result] = await driver.begin(async (inside) => [await work(runner(inside))]);
      return result as Result;
    },
    close: () => driver.end({ timeout: 5 }),
  };
}
