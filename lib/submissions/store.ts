import 'server-only';
import type { Failure } from '@/lib/actions/result';
import type { Attachments } from '@/lib/files/attachment';
import { fileName } from '@/lib/files/names';
import { type FormArea, fieldsOf, filesOf, specOf } from '@/lib/form-areas';
import { log } from '@/lib/log/log';
import { storedAddress } from '@/lib/mail/address';
import { createSecretClient } from '@/lib/supabase/secret';
import { messages } from '@/messages/es';
import type { Submission } from './schema';
import {
  discardFiles,
  leaveQuarantine,
  type PlacedFile,
  type PlannedFile,
  placeFiles,
  planFiles,
} from './stored-files';

/** Idempotency keys: a submission stored under one of them is not stored again. */
type Keys = readonly [string, ...string[]];

/**
 * Stores a validated submission completely or not at all: its files first, then the row (docs/decisions/0007). Returns
 * null, or the refusal of a file that was uploaded before the form. After an exception only files in quarantine remain.
 */
export async function storeSubmission(
  area: FormArea,
  submission: Submission,
  attachments: Attachments,
  keys: Keys,
): Promise<Failure | null> {
  if (await findPaths(area, keys)) return null;
  const files = planFiles(area, attachments);
  let refusal: Failure | null = null;
  try {
    const placed = await placeFiles(area, files);
    if (placed.ok) await insertRow(area, submission, placed.files, keys[0]);
    else refusal = placed;
  } catch (error) {
    if (!(await undo(area, files, keys))) throw error;
  }
  if (refusal && !(await undo(area, files, keys))) return refusal;
  await leaveQuarantine(files);
  return null;
}

async function insertRow(
  area: FormArea,
  submission: Submission,
  files: readonly PlacedFile[],
  key: string,
) {
  const ofFiles = files.flatMap(({ name, path, attachment, size, notices }) => [
    [`${name}_file_path`, path],
    [`${name}_file_name`, fileName(attachment.name, path)],
    [`${name}_file_size`, size],
    [`${name}_file_type`, attachment.mime],
    [`${name}_file_notices`, notices],
  ]);
  const row = {
    ...Object.fromEntries(fieldsOf(area).map(([name]) => [name, submission[name]])),
    email: storedAddress(submission['email'] ?? ''),
    ...Object.fromEntries(ofFiles),
    consent_at: new Date().toISOString(),
    consent_version: messages.legalDocuments.privacy.updated,
    idempotency_key: key,
  };
  // The generated types cannot represent column names that come from the table of forms.
  const { error } = await createSecretClient()
    .from(specOf(area).table)
    .insert(row as never);
  if (error) throw error;
}

/** The file paths of a stored submission; null when none of the keys is stored. */
async function findPaths(area: FormArea, keys: Keys): Promise<(string | null)[] | null> {
  const columns = ['id', ...filesOf(area).map(([name]) => `${name}_file_path`)];
  const { data, error } = await createSecretClient()
    .from(specOf(area).table)
    .select(columns.join(', '))
    .in('idempotency_key', [...keys])
    .overrideTypes<Record<string, string | null>[], { merge: false }>();
  if (error) throw error;
  return data.length > 0 ? data.flatMap((row) => Object.values(row)) : null;
}

/**
 * Removes files without a row, and returns whether the submission is stored. After a failure the row may still exist: a
 * concurrent request stored it (double click), or the response was lost. While the database does not answer, nothing is
 * removed; the clean-up job does it later.
 */
async function undo(area: FormArea, files: readonly PlannedFile[], keys: Keys): Promise<boolean> {
  try {
    const paths = await findPaths(area, keys);
    const kept = paths?.map((path) => path?.split('/').at(-1)) ?? [];
    await discardFiles(files.filter(({ path }) => !kept.includes(path.split('/').at(-1))));
    return paths !== null;
  } catch (error) {
    log.error('Whether the submission was stored is unknown', error);
    return false;
  }
}
