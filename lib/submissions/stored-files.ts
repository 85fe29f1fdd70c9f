import 'server-only';
import type { Failure } from '@/lib/actions/result';
import { type Attachments, countRefusals, type Quarantined } from '@/lib/files/attachment';
import { fileSemaphore, inspectFile } from '@/lib/files/inspect';
import { type Budget, isSpent, requestBudget } from '@/lib/files/inspection';
import { quarantinePath, storedName } from '@/lib/files/names';
import { problemOfSize, refuseFiles } from '@/lib/files/problems';
import type { FileNotice, FileRefusal } from '@/lib/files/rules';
import { type FormArea, filesOf, specOf } from '@/lib/form-areas';
import { log } from '@/lib/log/log';
import { isMissingFile } from '@/lib/supabase/error-codes';
import { createSecretClient } from '@/lib/supabase/secret';

export type PlannedFile = ReturnType<typeof planFiles>[number];

/** A stored file. Its path is in quarantine while the virus scanner has not seen it (lib/jobs/scan-files.ts). */
export type PlacedFile = PlannedFile & { size: number; notices: readonly FileNotice[] };

/** The files of a form with their paths in the storage, chosen before the upload so that any failure can clean up. */
export function planFiles(area: FormArea, attachments: Attachments) {
  const { bucket } = specOf(area);
  return filesOf(area).flatMap(([name, field]) => {
    const attachment = attachments[name];
    if (!bucket || !attachment) return [];
    const path = `${field.folder}/${storedName(field.prefix, attachment)}`;
    return [{ name, field, attachment, bucket, path }];
  });
}

/**
 * Stores the files one after the other. A file in quarantine is inspected first; when a file must be refused, returns
 * the refusal, and the caller removes the files stored so far. Throws the field's internal error at the first file that
 * cannot be stored.
 */
export async function placeFiles(
  area: FormArea,
  files: readonly PlannedFile[],
): Promise<{ ok: true; files: readonly PlacedFile[] } | Failure> {
  const refusals: Record<string, FileRefusal> = {};
  const placed: PlacedFile[] = [];
  const budget = requestBudget();
  for (const file of files) {
    try {
      const outcome = await fileSemaphore.run(() => place(file, budget));
      if (typeof outcome === 'string') refusals[file.name] = outcome;
      else placed.push(outcome);
      if (isSpent(budget)) break;
    } catch (error) {
      throw new Error(file.field.uploadError, { cause: error });
    }
  }
  countRefusals(area, refusals);
  const rules = Object.fromEntries(files.map(({ name, field }) => [name, field]));
  return refuseFiles(refusals, rules) ?? { ok: true, files: placed };
}

async function place(file: PlannedFile, budget: Budget): Promise<PlacedFile | FileRefusal> {
  const { content, notices, scanned } = file.attachment;
  if (!(content instanceof Uint8Array)) return admit(file, content, budget);
  return upload(file, { bytes: content, notices, scanned });
}

type Inspected = { bytes: Uint8Array; notices: readonly FileNotice[]; scanned: boolean };

async function upload(
  file: PlannedFile,
  { bytes, notices, scanned }: Inspected,
): Promise<PlacedFile> {
  const { bucket, attachment } = file;
  const path = scanned ? file.path : quarantinePath(file.path);
  const { error } = await createSecretClient()
    .storage.from(bucket)
    .upload(path, bytes, { contentType: attachment.mime, upsert: false });
  if (error) throw error;
  return { ...file, path, size: bytes.byteLength, notices };
}

/**
 * Inspects a file in quarantine and stores it; returns where, or its refusal. The uploaded file stays in quarantine, so
 * that a form that fails can be sent again with the same references. The inspected bytes are stored, not a copy: when
 * the same form is sent twice, the first emptying quarantine lets another file take the place of the inspected one.
 */
async function admit(
  file: PlannedFile,
  { bucket: from, path: source }: Quarantined,
  budget: Budget,
): Promise<PlacedFile | FileRefusal> {
  const { field, attachment } = file;
  const quarantine = createSecretClient().storage.from(from);
  const { data, error } = await quarantine.info(source);
  if (error) {
    // The file was never uploaded, or the clean-up job removed it; the browser uploads it again.
    if (isMissingFile(error)) return 'expired';
    throw error;
  }
  // The file is stored under the media type of its ticket.
  if (data.contentType !== attachment.mime) return 'wrong_kind';
  const size = data.size ?? 0;
  const problem = problemOfSize(size, field);
  if (problem) return problem;
  const { data: stream, error: broken } = await quarantine.download(source).asStream();
  if (broken) throw broken;
  const bytes = await readWhole(stream, size);
  const inspected = await inspectFile(bytes, [attachment.kind], budget);
  if (typeof inspected === 'string') return inspected;
  return upload(file, inspected);
}

/** Into one buffer: a blob would hold every file twice in memory until it is collected. */
async function readWhole(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let total = 0;
  for await (const chunk of stream) {
    total += chunk.byteLength;
    if (total > size) break;
    bytes.set(chunk, total - chunk.byteLength);
  }
  if (total !== size) throw new Error(`A file of ${size} bytes came as ${total}`);
  return bytes;
}

/** Removes stored files from quarantine. Never throws: the clean-up job removes leftovers. */
export async function leaveQuarantine(files: readonly PlannedFile[]): Promise<void> {
  for (const { attachment } of files) {
    if (attachment.content instanceof Uint8Array) continue;
    const { bucket, path } = attachment.content;
    await removeFile(bucket, path, 'A file stays in quarantine');
  }
}

/** Removes the files of a failed submission. Never throws: the clean-up job removes leftovers. */
export async function discardFiles(files: readonly PlannedFile[]): Promise<void> {
  await Promise.all(
    files.flatMap(({ bucket, path }) =>
      [path, quarantinePath(path)].map((one) => removeFile(bucket, one, 'A stray file stays')),
    ),
  );
}

async function removeFile(bucket: string, path: string, otherwise: string) {
  const { error } = await createSecretClient().storage.from(bucket).remove([path]);
  if (error) log.error(`${otherwise} until the next clean-up`, error, { bucket, path });
}
