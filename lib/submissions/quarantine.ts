import 'server-only';
import { attach, displayName, storedName } from '@/lib/files/attachment';
import type { FileProblem } from '@/lib/files/problems';
import { referenceMilliseconds, writeReference } from '@/lib/files/reference';
import type { UploadTarget } from '@/lib/submissions/upload-target';
import { createSecretClient } from '@/lib/supabase/secret';

/**
 * Looks through a file that travelled ahead of its form and keeps it in quarantine, under a name of ours. Answers the
 * reference that stands for it in the form with this `key`, or what is wrong with it. Throws when it cannot be stored.
 */
export async function quarantine(
  { bucket, kinds, purpose, prefix }: UploadTarget,
  key: string,
  file: { name: string; bytes: Uint8Array },
): Promise<{ reference: string } | FileProblem> {
  const attachment = await attach(file.bytes, displayName(file.name), kinds);
  if (typeof attachment === 'string') return attachment;
  const { content, mime, kind, name, size, digest } = attachment;
  const path = `quarantine/${storedName(prefix, attachment)}`;
  const { error } = await createSecretClient()
    .storage.from(bucket)
    .upload(path, content, { contentType: mime, upsert: false });
  if (error) throw new Error('A file could not be put in quarantine', { cause: error });
  const expires = Date.now() + referenceMilliseconds;
  return {
    reference: writeReference({ bucket, path, purpose, key, kind, name, size, digest, expires }),
  };
}
