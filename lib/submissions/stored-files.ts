import 'server-only';
import type { Attachment } from '@/lib/files/attachment';
import { storedName } from '@/lib/files/attachment';
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
 * Brings the files to their places, one after the other (spec §7): uploads what came with the form, copies what waits
 * in quarantine. A copy and not a move, so that a form that fails now can be sent again with the same references.
 * Throws the named internal error at the first that fails.
 */
export async function uploadFiles(bucket: Bucket, files: readonly PlannedFile[]): Promise<void> {
  const storage = createSecretClient().storage.from(bucket);
  for (const { path, attachment, failure } of files) {
    const { content, mime } = attachment;
    const { error } =
      content instanceof Uint8Array
        ? await storage.upload(path, content, { contentType: mime, upsert: false })
        : await copyFrom(content.bucket, bucket, content.path, path);
    if (error) throw new Error(failure, { cause: error });
  }
}

const copyFrom = (from: string, to: Bucket, path: string, target: string) =>
  createSecretClient().storage.from(from).copy(path, target, { destinationBucket: to });

/**
 * Empties the quarantine of files that have arrived. It never throws: the submission is stored, and the clean-up job
 * finds what stays.
 */
export async function leaveQuarantine(files: readonly PlannedFile[]): Promise<void> {
  for (const { attachment } of files) {
    if (attachment.content instanceof Uint8Array) continue;
    const { bucket, path } = attachment.content;
    const { error } = await createSecretClient().storage.from(bucket).remove([path]);
    if (error) console.error(`A file stays in quarantine until the next clean-up: ${path}`, error);
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
  if (error) console.error(`Stray files stay in ${bucket} until the next clean-up`, error);
}
