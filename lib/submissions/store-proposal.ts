import 'server-only';
import type { Failure } from '@/lib/actions/result';
import type { Attachment } from '@/lib/files/attachment';
import { displayName } from '@/lib/files/attachment';
import { site } from '@/lib/site';
import type { Proposal } from '@/lib/submissions/schema';
import { storeWhole } from '@/lib/submissions/store-whole';
import { type PlannedFile, planFile } from '@/lib/submissions/stored-files';
import { createSecretClient } from '@/lib/supabase/secret';

export type ProposalFiles = { obra: Attachment; curriculum: Attachment };

/**
 * Stores a validated editorial proposal: the manuscript, the CV, then the row (spec §7); answers null, or the refusal of
 * a file that travelled ahead. Nothing half-done remains: a failure takes the files back and throws. `keys` are its
 * idempotency keys; a proposal stored under one of them is not stored again.
 */
export async function storeProposal(
  proposal: Proposal,
  { obra, curriculum }: ProposalFiles,
  keys: readonly [string, ...string[]],
): Promise<Failure | null> {
  const files = [
    planFile('manuscripts', 'obra', obra, 'Error al subir la obra'),
    planFile('cvs', 'cv', curriculum, 'Error al subir el curriculum'),
  ] as const;
  return storeWhole({
    bucket: 'editorial-submissions',
    files,
    insert: (sizes) => insertProposal(proposal, files, sizes, keys[0]),
    find: async () => {
      const { data, error } = await createSecretClient()
        .from('editorial_submissions')
        .select('obra_file_path, curriculum_file_path')
        .in('idempotency_key', [...keys]);
      if (error) throw error;
      const paths = data.flatMap((row) => [row.obra_file_path, row.curriculum_file_path]);
      return data.length > 0 ? { paths } : null;
    },
  });
}

async function insertProposal(
  proposal: Proposal,
  [obra, cv]: readonly [PlannedFile, PlannedFile],
  [obraSize = 0, cvSize = 0]: readonly number[],
  key: string,
) {
  const { consent: _, ...fields } = proposal;
  const { error } = await createSecretClient()
    .from('editorial_submissions')
    .insert({
      ...fields,
      obra_file_path: obra.path,
      obra_file_name: displayName(obra.attachment.name),
      obra_file_size: obraSize,
      obra_file_type: obra.attachment.mime,
      curriculum_file_path: cv.path,
      curriculum_file_name: displayName(cv.attachment.name),
      curriculum_file_size: cvSize,
      curriculum_file_type: cv.attachment.mime,
      consent_at: new Date().toISOString(),
      consent_version: site.consentVersion,
      idempotency_key: key,
    });
  if (error) throw error;
}
