import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { isMissingFile } from '../../lib/supabase/error-codes.ts';
import { codeOf, Failure, reasonOf } from '../shared/failure.ts';
import {
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

/** What makes backups, for the server. It cannot open them. */
type MakingKeys = { recipient: string; signingKey: string };
/** What opens backups and tells ours from others'; it is kept away from the server. */
export type OpeningKeys = { identity: string; verifyingKey: string };

/**
 * New keys: a pair of age that encrypts, and an Ed25519 pair that signs. Anyone who knows the public key of age can
 * make an archive for it; only the signature shows that this site made it.
 */
export async function newBackupKeys(): Promise<MakingKeys & OpeningKeys> {
  const identity = await generateIdentity();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    recipient: await identityToRecipient(identity),
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    identity,
    verifyingKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
  };
}

/** The signature of a manifest, which contains the digest of every other entry. Throws for a malformed key. */
const signManifest = (content: Uint8Array, signingKey: string): Buffer =>
  sign(null, content, parsed('BACKUP_SIGNING_KEY', signingKey));

/** Whether the key of this verifying key signed the manifest. Throws for a malformed key. */
export const isSigned = (content: Uint8Array, signature: Uint8Array, verifyingKey: string) =>
  verify(null, content, parsed('BACKUP_VERIFYING_KEY', verifyingKey), signature);

function parsed(name: 'BACKUP_SIGNING_KEY' | 'BACKUP_VERIFYING_KEY', text: string) {
  try {
    const der = { key: Buffer.from(text, 'base64url'), format: 'der' } as const;
    const key =
      name === 'BACKUP_SIGNING_KEY'
        ? createPrivateKey({ ...der, type: 'pkcs8' })
        : createPublicKey({ ...der, type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Continues with the error below, which covers every other value.
  }
  throw new Failure(
    `${name} no es una clave de «npm run backup -- --keys» (véase docs/operating.md).`,
  );
}

type AddEntry = (name: string, content: Uint8Array) => Promise<void>;

/** Error codes of the local disk; network errors have other codes. */
const diskCode = /^(?:ENOENT|ENOTDIR|EISDIR|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EIO)$/;

/**
 * Writes an archive (tar, gzip, age: `age -d -i key file | tar xz` opens it) whose entries `fill` adds one by one, each
 * in memory alone. Rethrows the error of `fill`, or throws a Failure about the recipient or the disk.
 */
export async function writeArchive(
  path: string,
  recipient: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new Failure(
      'BACKUP_RECIPIENT no es una clave pública de age: empieza por «age1» (véase docs/operating.md).',
    );
  }
  const { readable, controller } = createTarPacker();
  const add: AddEntry = async (name, content) => {
    const writer = controller.add({ name, size: content.byteLength, mode: 0o600 }).getWriter();
    await writer.write(content);
    await writer.close();
  };
  const filling = fill(add).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  const writing = encrypter
    .encrypt(readable.pipeThrough(new CompressionStream('gzip')))
    .then((encrypted) => pipeline(encrypted, createWriteStream(path, { mode: 0o600, flush: true })))
    .catch((error: unknown) => {
      const code = codeOf(error);
      throw diskCode.test(code)
        ? new Failure(
            `No se puede escribir ${path} (${code}): revisa que su carpeta existe, es tuya y tiene sitio.`,
          )
        : error;
    });
  // Wait for both streams before the caller removes the file or leaves its transaction.
  for (const result of await Promise.allSettled([writing, filling])) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/**
 * Calls `visit` with each entry of an archive, in order. Throws a Failure when the file is missing, the identity
 * does not open it, or it is truncated or changed; `visit` has then been called for the entries before the damage.
 */
export async function readArchive(
  path: string,
  identity: string,
  visit: (name: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new Failure(
      'BACKUP_IDENTITY no es una clave privada de age: empieza por «AGE-SECRET-KEY-» (véase docs/operating.md).',
    );
  }
  const failure: { thrown?: unknown } = {};
  try {
    const file = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    const plain = (await decrypter.decrypt(file)) as ReadableStream<Uint8Array<ArrayBuffer>>;
    const entries = plain
      .pipeThrough(new DecompressionStream('gzip'))
      .pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      const content = new Uint8Array(await new Response(body).arrayBuffer());
      await visit(header.name, content).catch((error: unknown) => {
        failure.thrown = error;
        throw error;
      });
    }
  } catch (error) {
    throw failure.thrown ?? explain(error, path);
  }
}

function explain(error: unknown, path: string): Failure {
  const message = reasonOf(error);
  if (codeOf(error) === 'ENOENT') {
    return new Failure(`No existe la copia ${path}.`);
  }
  if (message.includes('no identity matched')) {
    return new Failure('La clave de BACKUP_IDENTITY no abre esta copia: es de otra clave.');
  }
  return new Failure(`${path} está dañada, incompleta o no es una copia de este sitio: usa otra.`);
}

const rowsPerEntry = 200;

type StoredFile = { bucket: string; path: string; type: string | null; cache: string | null };

/**
 * Backs up the project into an encrypted and signed file and returns its manifest. The file gets its name only when it is
 * complete. Throws a Failure when the storage does not answer or the disk fails; database errors pass through.
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
    // Numbered parts, one JSON object per line.
    await add(`rows/${table}/${String(part).padStart(6, '0')}.ndjson`, Buffer.from(text));
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
    if (!isMissingFile(error)) {
      throw new Failure(`El almacenamiento no entrega ${bucket}/${path}: ${error.message}.`);
    }
    manifest.missing.push(`${bucket}/${path}`);
    return;
  }
  await add(entry, new Uint8Array(await data.arrayBuffer()));
  const contentType = type ?? 'application/octet-stream';
  manifest.files.push({ entry, bucket, path, contentType, cacheControl: cache ?? 'no-cache' });
}
