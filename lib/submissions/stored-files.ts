import 'server-only';
import type { Attachment } from '@/lib/files/attachment';
import { storedName } from '@/lib/files/attachment';
import { createSecretClient } from '@/lib/supabase/secret';

export type Bucket = 'editorial-submissions' | 'dauro-arte-documents';

/** Where a file of a form is going to lie: the path is known before the upload, so that any failure can clean up. */
export type PlannedFile = { path: string; attachment: Attachment; failure: string };

/** Plans one file: `folder/prefix-timestamp-random.ext` (spec §3). `failure` names the internal error of its upload. */
export const planFile = (
  folder: string,
  prefix: string,
  attachment: Attachment,
  failure: string,
): PlannedFile => ({ path: `${folder}/${storedName(prefix, attachment)}`, attachment, failure });

/** Uploads one after the other (spec §7) and throws the named internal error at the first that fails. */
export async function uploadFiles(bucket: Bucket, files: readonly PlannedFile[]): Promise<void> {
  const storage = createSecretClient().storage.from(bucket);
  for (const { path, attachment, failure } of files) {
    const { error } = await storage.upload(path, attachment.bytes, {
      contentType: attachment.mime,
      upsert: false,
    });
    if (error) throw new Error(failure, { cause: error });
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
