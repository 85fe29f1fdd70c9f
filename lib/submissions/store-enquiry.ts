import 'server-only';
import type { Failure } from '@/lib/actions/result';
import { type Attachment, displayName } from '@/lib/files/attachment';
import { site } from '@/lib/site';
import { areas } from '@/lib/submissions/areas';
import type { Enquiry } from '@/lib/submissions/schema';
import { storeWhole } from '@/lib/submissions/store-whole';
import { type PlannedFile, planFile } from '@/lib/submissions/stored-files';
import { createSecretClient } from '@/lib/supabase/secret';

export type EnquiryArea = 'dauro-arte' | 'servicios';

/** Spec §7: both forms share a bucket, each has its folder. */
const folders = { 'dauro-arte': 'dauro-arte', servicios: 'services' } as const;

/**
 * Stores a validated enquiry: its document, if there is one, then the row (spec §7); answers null, or the refusal of a
 * document that travelled ahead. Nothing half-done remains: a failure takes the document back and throws. `keys` are its
 * idempotency keys; an enquiry stored under one of them is not stored again.
 */
export async function storeEnquiry(
  area: EnquiryArea,
  enquiry: Enquiry,
  attachment: Attachment | null,
  keys: readonly [string, ...string[]],
): Promise<Failure | null> {
  const { table, bucket } = areas[area];
  const file = attachment
    ? planFile(folders[area], null, attachment, 'Error al subir el documento')
    : null;
  return storeWhole({
    bucket,
    files: file ? [file] : [],
    insert: async ([size = null]) => {
      const { consent: _, ...fields } = enquiry;
      const { error } = await createSecretClient()
        .from(table)
        .insert({
          ...fields,
          ...documentColumns(file),
          documento_file_size: size,
          consent_at: new Date().toISOString(),
          consent_version: site.consentVersion,
          idempotency_key: keys[0],
        });
      if (error) throw error;
    },
    find: async () => {
      const { data, error } = await createSecretClient()
        .from(table)
        .select('documento_file_path')
        .in('idempotency_key', [...keys]);
      if (error) throw error;
      return data.length > 0 ? { paths: data.map((row) => row.documento_file_path) } : null;
    },
  });
}

const documentColumns = (file: PlannedFile | null) => ({
  documento_file_path: file?.path ?? null,
  documento_file_name: file && displayName(file.attachment.name),
  documento_file_type: file?.attachment.mime ?? null,
});
