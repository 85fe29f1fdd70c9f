import 'server-only';
import { displayName, storedName } from '@/lib/files/attachment';
import { kindOfHead } from '@/lib/files/head';
import { documentKinds } from '@/lib/files/kinds';
import { type FileProblem, problemOfSize } from '@/lib/files/problems';
import { referenceMilliseconds, writeReference } from '@/lib/files/reference';
import type { UploadTarget } from '@/lib/submissions/upload-target';
import { createSecretClient } from '@/lib/supabase/secret';

/** What the browser says of a file before it sends it; `head` are its first bytes. */
export type AnnouncedFile = { name: string; size: number; head: Uint8Array };

/** Where the browser puts the file, as which media type, and what then stands for it in the form. */
export type UploadTicket = { url: string; type: string; reference: string };

/**
 * Lets a browser put one file into quarantine, under a name of ours, by an address that the storage signed for this one
 * path. Answers the ticket, or what is already wrong with the file. What it really is, is looked at when its form
 * arrives. Throws when the storage does not answer.
 */
export async function issueUploadTicket(
  { bucket, kinds, purpose, prefix }: UploadTarget,
  key: string,
  { name, size, head }: AnnouncedFile,
): Promise<UploadTicket | FileProblem> {
  const problem = problemOfSize(size);
  if (problem) return problem;
  const kind = kindOfHead(head);
  if (!kind || !kinds.includes(kind)) return 'wrong_kind';
  const shownName = displayName(name);
  const path = `quarantine/${storedName(prefix, { name: shownName, kind })}`;
  const { data, error } = await createSecretClient()
    .storage.from(bucket)
    .createSignedUploadUrl(path, { upsert: false });
  if (error) throw new Error('No upload address for a file', { cause: error });
  const expires = Date.now() + referenceMilliseconds;
  return {
    url: data.signedUrl,
    type: documentKinds[kind].mime,
    reference: writeReference({ bucket, path, purpose, key, kind, name: shownName, expires }),
  };
}
