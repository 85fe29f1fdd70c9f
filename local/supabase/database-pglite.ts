import { existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Failure, reasonOf } from '../shared/failure.ts';
import {
  type Database,
  isoTimestamp,
  type Runner,
  searchPath,
  withoutBlanketGrants,
} from './database.ts';
import type { DataPaths } from './paths.ts';

// In place of Postgres's default of 128 MB for buffers: the database is small and the machine is shared.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

function runner(session: PGlite | Transaction): Runner {
  return {
    exec: async (sql) => {
      await session.exec(sql);
    },
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
      (await session.query<Row>(sql, [...parameters])).rows,
  };
}

/**
 * Makes every serializer return text. PGlite's array serializers return other values unchanged (`tags=gte.0` gives a
 * number), and a number interrupts the message half-written: the rest of it corrupts the ROLLBACK, and every later
 * query fails.
 */
function serializeToText({ serializers }: PGlite): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value: unknown) => String(serialize(value));
  }
}

/** Removes a database whose first start did not finish, and marks a new one as unfinished. */
function prepareFolder(paths: DataPaths): void {
  if (existsSync(paths.unfinished)) rmSync(paths.database, { recursive: true, force: true });
  if (!existsSync(paths.database)) writeFileSync(paths.unfinished, '');
}

/**
 * Opens the database in the data folder; `finished` marks its first start as complete. `copy` is a file: a new database
 * is made from it, or written to it once prepared, since a copy takes a fifth of the time of all migrations.
 */
export async function openPglite(
  paths: DataPaths,
  copy?: string,
): Promise<{ database: Database; finished(): Promise<void> }> {
  prepareFolder(paths);
  const isNew = !existsSync(paths.database);
  const isCopied = isNew && copy !== undefined && existsSync(copy);
  const connection = withoutBlanketGrants(
    new PgliteConnection({
      url: paths.database,
      pgliteOptions: {
        startParams,
        extensions: { pg_trgm, unaccent, uuid_ossp },
        parsers: { 1114: isoTimestamp, 1184: isoTimestamp },
        ...(isCopied && { loadDataDir: new Blob([readFileSync(copy)]) }),
      },
    }),
  );
  const { driver } = connection;
  try {
    await driver.waitReady;
    serializeToText(driver);
    await driver.exec(`set search_path = ${searchPath}; set time zone 'UTC';`);
  } catch (error) {
    throw new Failure(
      `La base de datos de ${paths.database} no se puede abrir (${reasonOf(error)}): ${remedyFor(paths.root)}.`,
    );
  }
  const database: Database = {
    connection,
    singleSession: true,
    ...runner(driver),
    transaction: (work) => driver.transaction((session) => work(runner(session))),
    close: () => connection.close(),
  };
  const finished = async () => {
    if (isNew && !isCopied && copy) await writeCopy(driver, copy);
    rmSync(paths.unfinished, { force: true });
  };
  return { database, finished };
}

/** In bytes; a new database takes about forty megabytes. */
const enoughRoom = 64 * 1024 * 1024;

/** Intact data do not open on a full disk either, so nobody is told to delete them before there is room. */
function remedyFor(folder: string): string {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < enoughRoom
    ? 'casi no queda espacio en ese disco; libéralo y repite la orden'
    : 'repite la orden; si vuelve a pasar, restaura una copia, o empieza sin esos datos con «npm run up -- --fresh»';
}

/** Renamed at the end, because several processes may write it at once. */
async function writeCopy(driver: PGlite, copy: string): Promise<void> {
  const dump = await driver.dumpDataDir('none');
  const written = `${copy}.${process.pid}`;
  writeFileSync(written, Buffer.from(await dump.arrayBuffer()));
  renameSync(written, copy);
}
