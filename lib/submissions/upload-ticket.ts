import 'server-only';
import { referenceMilliseconds, writeReference } from '@/lib/files/attachment';
import { kindOfHead } from '@/lib/files/inspection';
import { documentKinds } from '@/lib/files/kinds';
import { fileName, storedName } from '@/lib/files/names';
import { problemOfSize } from '@/lib/files/problems';
import type { FileRefusal } from '@/lib/files/rules';
import { fileOf, isFormArea, specOf } from '@/lib/form-areas';
import { createSecretClient } from '@/lib/supabase/secret';

/** The data about a file that the browser sends before the upload; `head` are its first bytes. */
type AnnouncedFile = { name: string; size: number; head: Uint8Array };

/** The upload address, the media type to use, and the reference to submit with the form. */
export type UploadTicket = { url: string; type: string; reference: string };

/** The target of an upload; null when the path is no file of any form. */
export function uploadTarget(area: string, name: string) {
  if (!isFormArea(area)) return null;
  const { bucket } = specOf(area);
  const rule = fileOf(area, name);
  return bucket && rule ? { area, name, bucket, rule } : null;
}

export type UploadTarget = NonNullable<ReturnType<typeof uploadTarget>>;

/**
 * Lets a browser upload one file into quarantine, under a name that the server chose, to an address that the storage
 * signed for this path. Returns the ticket, or the problem of the file. The content is inspected when the form arrives.
 * Throws when the storage does not answer.
 */
export async function issueUploadTicket(
  { area, name: field, bucket, rule }: UploadTarget,
  key: string,
  { name, size, head }: AnnouncedFile,
): Promise<UploadTicket | FileRefusal> {
  const problem = problemOfSize(size, rule);
  if (problem) return problem;
  const found = kindOfHead(head, size);
  if ('refusal' in found) return found.refusal;
  const { kind } = found;
  if (!rule.kinds.includes(kind)) return 'wrong_kind';
  const path = `quarantine/${storedName(`${area}-${field}`, { name, kind })}`;
  const { data, error } = await createSecretClient()
    .storage.from(bucket)
    .createSignedUploadUrl(path, { upsert: false });
  if (error) throw new Error('No upload address for a file', { cause: error });
  const reference = writeReference({
    bucket,
    path,
    purpose: `${area}/${field}`,
    key,
    kind,
    name: fileName(name, path),
    expires: Date.now() + referenceMilliseconds,
  });
  return { url: data.signedUrl, type: documentKinds[kind].mime, reference };
}
