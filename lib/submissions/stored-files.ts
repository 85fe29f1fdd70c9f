import 'server-only';
import type { Failure } from '@/lib/actions/result';
import type { Attachment, Quarantined } from '@/lib/files/attachment';
import { storedName } from '@/lib/files/attachment';
import { type Budget, isSpent, requestBudget } from '@/lib/files/budget';
import { inHand } from '@/lib/files/in-hand';
import { inspectFile } from '@/lib/files/inspect';
import { type FileProblem, refuseFiles } from '@/lib/files/problems';
import { log } from '@/lib/log/log';
import { createSecretClient } from '@/lib/supabase/secret';

export type Bucket = 'editorial-submissions' | 'dauro-arte-documents';

/** Where a file of a form is going to lie: the path is known before the upload, so that any failure can clean up. */
export type PlannedFile = { path: string; attachment: Attachment; failure: string };

/**
 * Plans one file: `folder/prefix-timestamp-random.ext` (spec §3; enquiries have no prefix). `failure` names the
 * internal error of its upload.
 */
export const planFile = (
  folder: string,
  prefix: string | null,
  attachment: Attachment,
  failure: string,
): PlannedFile => ({ path: `${folder}/${storedName(prefix, attachment)}`, attachment, failure });

/**
 * Brings the files to their places, one after the other (spec §7), and answers their sizes as they are kept. A file in
 * quarantine is looked through first; where one must be refused, the answer is the refusal, and what is already in its
 * place is left to the caller. Throws the named internal error at the first that cannot be stored.
 */
export async function placeFiles(
  bucket: Bucket,
  files: readonly PlannedFile[],
): Promise<{ ok: true; sizes: readonly number[] } | Failure> {
  const problems: Record<string, FileProblem> = {};
  const sizes: number[] = [];
  const budget = requestBudget();
  for (const { path, attachment, failure } of files) {
    const { content } = attachment;
    try {
      if (content instanceof Uint8Array) {
        await inHand.run(() => upload(bucket, path, content, attachment.mime));
        sizes.push(content.byteLength);
        continue;
      }
      const outcome = await inHand.run(() => admit(content, attachment, { bucket, path }, budget));
      if (typeof outcome === 'number') sizes.push(outcome);
      else problems[content.field] = outcome;
      if (isSpent(budget)) break;
    } catch (error) {
      throw new Error(failure, { cause: error });
    }
  }
  return Object.keys(problems).length > 0 ? refuseFiles(problems) : { ok: true, sizes };
}

async function upload(bucket: Bucket, path: string, bytes: Uint8Array, mime: string) {
  const { error } = await createSecretClient()
    .storage.from(bucket)
    .upload(path, bytes, { contentType: mime, upsert: false });
  if (error) throw error;
}

/**
 * Looks through a file in quarantine and brings it to its place; answers its size there, or what is wrong with it. It
 * stays in quarantine, so that a form that fails now can be sent again with the same references. The storage replaces
 * nothing at a signed address, so what is copied is what was looked through.
 */
async function admit(
  { bucket: from, path: source }: Quarantined,
  { kind, mime }: Attachment,
  { bucket, path }: { bucket: Bucket; path: string },
  budget: Budget,
): Promise<number | FileProblem> {
  const quarantine = createSecretClient().storage.from(from);
  const { data, error } = await quarantine.info(source);
  if (error) {
    // Never sent, or removed by the clean-up job: the browser sends it again.
    if (error.statusCode === '404') return 'expired';
    throw error;
  }
  // The copy keeps the media type that the browser sent: it must not lie to whoever is handed the file.
  if (data.contentType !== mime) return 'wrong_kind';
  const { data: stream, error: broken } = await quarantine.download(source).asStream();
  if (broken) throw broken;
  const bytes = await readWhole(stream, data.size ?? 0);
  const file = await inspectFile(bytes, [kind], budget);
  if (typeof file === 'string') return file;
  if (file.bytes === bytes) {
    const copy = await quarantine.copy(source, path, { destinationBucket: bucket });
    if (copy.error) throw copy.error;
  } else {
    await upload(bucket, path, file.bytes, mime);
  }
  return file.bytes.byteLength;
}

/** Writes a stream of known length where it stays: a blob would hold every file in memory twice until it is collected. */
async function readWhole(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let total = 0;
  for await (const chunk of stream) {
    // Past the end: the lengths differ, which is told below.
    if (total + chunk.byteLength > size) break;
    bytes.set(chunk, total);
    total += chunk.byteLength;
  }
  if (total !== size) throw new Error(`A file of ${size} bytes came as ${total}`);
  return bytes;
}

/**
 * Empties the quarantine of files that have arrived. It never throws: the submission is stored, and the clean-up job
 * finds what stays.
 */
export async function leaveQuarantine(files: readonly PlannedFile[]): Promise<void> {
  for (const { attachment } of files) {
    if (attachment.content instanceof Uint8Array) continue;
    const { bucket, path } = attachment.content;
    const { error } = await createSecretClient().storage.from(bucket).remove([path]);
    if (error) log.error('A file stays in quarantine until the next clean-up', error);
  }
}

/**
 * Takes back what a failed submission may have uploaded. It never throws: what cannot be removed now has no row that
 * points to it, and the clean-up job finds it later.
 */
export async function discardFiles(bucket: Bucket, files: readonly PlannedFile[]): Promise<void> {
  const { error } = await createSecretClient()
    .storage.from(bucket)
    .remove(files.map(({ path }) => path));
  if (error) log.error(`Stray files stay in ${bucket} until the next clean-up`, error);
}
