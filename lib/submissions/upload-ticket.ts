import 'server-only';
import { displayName, storedName } from '@/lib/files/attachment';
import { kindOfHead } from '@/lib/files/head';
import { documentKinds } from '@/lib/files/kinds';
import { type FileProblem, problemOfSize } from '@/lib/files/problems';
import { referenceMilliseconds, writeReference } from '@/lib/files/reference';
import { fileOf, isFormArea, specOf } from '@/lib/form-areas';
import { createSecretClient } from '@/lib/supabase/secret';

/** What the browser says of a file before it sends it; `head` are its first bytes. */
export type AnnouncedFile = { name: string; size: number; head: Uint8Array };

/** Where the browser puts the file, as which media type, and what then stands for it in the form. */
export type UploadTicket = { url: string; type: string; reference: string };

/** Where a file that travels ahead of its form is to go; null for an address that is no file of any form. */
export function uploadTarget(area: string, name: string) {
  if (!isFormArea(area)) return null;
  const { bucket } = specOf(area);
  const rule = fileOf(area, name);
  return bucket && rule ? { area, name, bucket, rule } : null;
}

export type UploadTarget = NonNullable<ReturnType<typeof uploadTarget>>;

/**
 * Lets a browser put one file into quarantine, under a name of ours, by an address that the storage signed for this one
 * path. Answers the ticket, or what is already wrong with the file. What it really is, is looked at when its form
 * arrives. Throws when the storage does not answer.
 */
export async function issueUploadTicket(
  { area, name: field, bucket, rule }: UploadTarget,
  key: string,
  { name, size, head }: AnnouncedFile,
): Promise<UploadTicket | FileProblem> {
  const problem = problemOfSize(size, rule);
  if (problem) return problem;
  const kind = kindOfHead(head);
  if (!kind || !rule.kinds.includes(kind)) return 'wrong_kind';
  const shownName = displayName(name);
  const path = `quarantine/${storedName(`${area}-${field}`, { name: shownName, kind })}`;
  const { data, error } = await createSecretClient()
    .storage.from(bucket)
    .createSignedUploadUrl(path, { upsert: false });
  if (error) throw new Error('No upload address for a file', { cause: error });
  const expires = Date.now() + referenceMilliseconds;
  return {
    url: data.signedUrl,
    type: documentKinds[kind].mime,
    reference: writeReference({
      ...{ bucket, path, purpose: `${area}/${field}` },
      ...{ key, kind, name: shownName, expires },
    }),
  };
}
