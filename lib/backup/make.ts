import { rename, rm } from 'node:fs/promises';
import { type AddEntry, writeArchive } from './archive.ts';
import { type MakingKeys, signManifest } from './keys.ts';
import {
  BackupError,
  backedUpTables,
  columnsOf,
  digestOf,
  type Manifest,
  manifestName,
  migrationsOf,
  type Project,
  type Sql,
  signatureName,
} from './project.ts';

const rowsPerEntry = 200;

/** The name of an archive entry with rows of a table: numbered parts, one JSON object per line. */
const rowsEntry = (table: string, part: number) =>
  `rows/${table}/${String(part).padStart(6, '0')}.ndjson`;

type StoredFile = { bucket: string; path: string; type: string | null; cache: string | null };

/**
 * Backs up the project into an encrypted and signed file and returns its manifest. The file gets its name only when it is
 * complete. Throws a BackupError when the storage does not answer or the disk fails; database errors pass through.
 */
export async function makeBackup(
  { transaction, storage }: Project,
  target: string,
  { recipient, signingKey }: MakingKeys,
): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: [],
    tables: {},
    files: [],
    missing: [],
    sha256: {},
  };
  const unfinished = `${target}.part`;
  try {
    await writeArchive(unfinished, recipient, async (add) => {
      const addCounted: AddEntry = async (name, content) => {
        manifest.sha256[name] = digestOf(content);
        await add(name, content);
      };
      const files = await transaction((sql) => addDatabase(sql, manifest, addCounted));
      for (const file of files) await addFile(storage, file, manifest, addCounted);
      const content = Buffer.from(JSON.stringify(manifest, null, 2));
      await add(manifestName, content);
      await add(signatureName, signManifest(content, signingKey));
    });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return manifest;
}

async function addDatabase(sql: Sql, manifest: Manifest, add: AddEntry): Promise<StoredFile[]> {
  await sql.query('set transaction isolation level repeatable read, read only');
  await sql.query('set local statement_timeout = 0');
  manifest.migrations = await migrationsOf(sql);
  for (const table of backedUpTables) {
    manifest.tables[table] = await addRows(sql, table, add);
  }
  // Over PostgreSQL the embedded storage writes its metadata as JSON inside a JSON string.
  return sql.query<StoredFile>(
    `select bucket_id as bucket, name as path, kept ->> 'mimetype' as type, kept ->> 'cacheControl' as cache
     from (select *, (metadata #>> '{}')::jsonb as kept from storage.objects) as object
     order by bucket_id, name`,
  );
}

async function addRows(sql: Sql, table: string, add: AddEntry): Promise<number> {
  const columns = (await columnsOf(sql, table)).join(', ');
  await sql.query(
    `declare lines no scroll cursor for
     select row_to_json(line)::text as line from (select ${columns} from ${table}) as line`,
  );
  let total = 0;
  for (let part = 0; ; part += 1) {
    const rows = await sql.query<{ line: string }>(`fetch ${rowsPerEntry} from lines`);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    await add(rowsEntry(table, part), Buffer.from(text));
    total += rows.length;
  }
  await sql.query('close lines');
  return total;
}

/** Adds a file. One that was removed after its row was read is listed as missing, and the backup continues. */
async function addFile(
  storage: Project['storage'],
  { bucket, path, type, cache }: StoredFile,
  manifest: Manifest,
  add: AddEntry,
): Promise<void> {
  const entry = `files/${bucket}/${path}`;
  const { data, error } = await storage.from(bucket).download(path);
  if (error) {
    if (!isAbsent(error)) {
      throw new BackupError(`El almacenamiento no entrega ${bucket}/${path}: ${error.message}.`);
    }
    manifest.missing.push(`${bucket}/${path}`);
    return;
  }
  await add(entry, new Uint8Array(await data.arrayBuffer()));
  const contentType = type ?? 'application/octet-stream';
  manifest.files.push({ entry, bucket, path, contentType, cacheControl: cache ?? 'no-cache' });
}

/** For a missing object the storage answers 404, or 400 with 404 in the body. */
function isAbsent({
  status,
  statusCode,
}: {
  status: number | undefined;
  statusCode: string | undefined;
}): boolean {
  return status === 404 || statusCode === '404' || statusCode === 'NoSuchKey';
}
