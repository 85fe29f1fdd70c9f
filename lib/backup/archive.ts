import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupError } from './project.ts';

export type AddEntry = (name: string, content: Uint8Array) => Promise<void>;

/** Error codes of the local disk; network errors have other codes. */
const diskCodes = [
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'EIO',
];

/**
 * Writes an archive (tar, gzip, age: `age -d -i key file | tar xz` opens it) whose entries `fill` adds one by one. Only
 * one entry is in memory at a time. Rethrows the error of `fill`, or throws a BackupError about the recipient or the
 * disk.
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
    throw new BackupError(
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
      throw diskCodes.includes(code)
        ? new BackupError(`No se puede escribir ${path} (${code}).`)
        : error;
    });
  // Wait for both streams before the caller removes the file or leaves its transaction.
  for (const result of await Promise.allSettled([writing, filling])) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/**
 * Calls `visit` with each entry of an archive, in order. Throws a BackupError when the file is missing, the identity
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
    throw new BackupError(
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

function explain(error: unknown, path: string): BackupError {
  const message = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === 'ENOENT') {
    return new BackupError(`No existe la copia ${path}.`);
  }
  if (message.includes('no identity matched')) {
    return new BackupError('La clave de BACKUP_IDENTITY no abre esta copia: es de otra clave.');
  }
  return new BackupError(
    `${path} está dañada, incompleta o no es una copia de este sitio: usa otra.`,
  );
}

/** The code of a failed system call, such as ENOSPC; empty when the error has none. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
