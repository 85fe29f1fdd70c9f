import 'server-only';
import type { Attachment } from '@/lib/files/attachment';
import { displayName } from '@/lib/files/attachment';
import { site } from '@/lib/site';
import type { Proposal } from '@/lib/submissions/schema';
import {
  discardFiles,
  leaveQuarantine,
  planFile,
  uploadFiles,
} from '@/lib/submissions/stored-files';
import { createSecretClient } from '@/lib/supabase/secret';

export type ProposalFiles = { obra: Attachment; curriculum: Attachment };

const bucket = 'editorial-submissions';

/**
 * Stores a validated editorial proposal: the manuscript, the CV, then the row (spec §7). Nothing half-done remains: a
 * failure takes the files back and throws. `keys` are its idempotency keys; a proposal stored under one of them is
 * not stored again.
 */
export async function storeProposal(
  proposal: Proposal,
  { obra, curriculum }: ProposalFiles,
  keys: readonly [string, ...string[]],
): Promise<void> {
  if (await isStored(keys)) return;
  const files = [
    planFile('manuscripts', 'obra', obra, 'Error al subir la obra'),
    planFile('cvs', 'cv', curriculum, 'Error al subir el curriculum'),
  ] as const;
  try {
    await uploadFiles(bucket, files);
    await insertProposal(proposal, files, keys[0]);
  } catch (error) {
    await undo(error, files, keys);
  }
  await leaveQuarantine(files);
}

type PlannedPair = readonly [ReturnType<typeof planFile>, ReturnType<typeof planFile>];

async function insertProposal(proposal: Proposal, [obra, cv]: PlannedPair, key: string) {
  const { consent: _, ...fields } = proposal;
  const { error } = await createSecretClient()
    .from('editorial_submissions')
    .insert({
      ...fields,
      obra_file_path: obra.path,
      obra_file_name: displayName(obra.attachment.name),
      obra_file_size: obra.attachment.size,
      obra_file_type: obra.attachment.mime,
      curriculum_file_path: cv.path,
      curriculum_file_name: displayName(cv.attachment.name),
      curriculum_file_size: cv.attachment.size,
      curriculum_file_type: cv.attachment.mime,
      consent_at: new Date().toISOString(),
      consent_version: site.consentVersion,
      idempotency_key: key,
    });
  if (error) throw error;
}

/**
 * After a failure the row may exist all the same: a twin was faster (double click), or the answer got lost on its way.
 * Only what the database says now decides which files are strays. If it cannot be asked, nothing is removed; the
 * clean-up job decides later.
 */
async function undo(error: unknown, files: PlannedPair, keys: readonly string[]): Promise<void> {
  const paths = await storedPaths(keys).catch((lookupError: unknown) => {
    console.error('Whether the proposal was stored is unknown', lookupError);
    throw error;
  });
  const strays = files.filter(({ path }) => !paths.includes(path));
  if (strays.length > 0) await discardFiles(bucket, strays);
  if (paths.length === 0) throw error;
}

const isStored = async (keys: readonly string[]) => (await storedPaths(keys)).length > 0;

async function storedPaths(keys: readonly string[]): Promise<(string | null)[]> {
  const { data, error } = await createSecretClient()
    .from('editorial_submissions')
    .select('obra_file_path, curriculum_file_path')
    .in('idempotency_key', [...keys]);
  if (error) throw error;
  return data.flatMap((row) => [row.obra_file_path, row.curriculum_file_path]);
}
