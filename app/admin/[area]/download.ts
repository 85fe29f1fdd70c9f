import 'server-only';
import { isRowId } from '@/app/admin/_frame/schema';
import { staffClient } from '@/lib/auth/session';
import { fileName, isInQuarantine } from '@/lib/files/names';
import { type FormArea, fileOf, specOf } from '@/lib/form-areas';
import type { FileColumns } from '@/lib/submissions/entry';
import { createSecretClient } from '@/lib/supabase/secret';

/** The types of error pages of proxies and services. No visitor's file is stored with such a type. */
const notDocuments = /^(text\/html|application\/json)/;

/** Seconds for which the signed address of a file shown in the page is valid: one reading session. */
const readingSeconds = 4 * 60 * 60;

/**
 * A file of a submission, or null when there is none or it waits for the virus scanner. `name` ends in what the file is.
 * Staff only, checked here and by the policy of the row, which is read with the caller's rights; only admins read
 * the bucket, to erase. The download is recorded before the file is returned. Throws when a service fails.
 */
export async function downloadFile(area: FormArea, id: string, file: string) {
  const found = await findFile(area, id, file);
  if (!found) return null;
  const { supabase, files, path, name } = found;
  const stored = await files.download(path);
  if (stored.error) throw new Error('The file could not be read', { cause: stored.error });
  // An error page of a proxy in front of the storage must not be saved as the visitor's file.
  if (notDocuments.test(stored.data.type)) throw new Error('The storage answered no document');
  const record = await supabase.rpc('record_download', {
    download_area: area,
    submission: id,
    download_file: file,
  });
  if (record.error) throw new Error('The download was not recorded', { cause: record.error });
  return { bytes: stored.data, name };
}

/**
 * The signed address at which the browser's own viewer shows a PDF of a submission (docs/decisions/0026); null when there
 * is none or it is no PDF. Checked and recorded as a download is. Throws when a service fails.
 */
export async function openForReading(area: FormArea, id: string, file: string) {
  const found = await findFile(area, id, file);
  // Stored names end with the extension of the detected kind.
  if (!found?.path.endsWith('.pdf')) return null;
  const { supabase, files, path, name, reference } = found;
  const signed = await files.createSignedUrl(path, readingSeconds);
  if (signed.error) throw new Error('The file could not be opened', { cause: signed.error });
  const record = await supabase.rpc('record_reading', {
    reading_area: area,
    submission: id,
    reading_file: file,
  });
  if (record.error) throw new Error('The reading was not recorded', { cause: record.error });
  return { reference, name, url: signed.data.signedUrl };
}

async function findFile(area: FormArea, id: string, file: string) {
  const supabase = await staffClient(area);
  const { table, bucket } = specOf(area);
  if (!bucket || !isRowId(id) || !fileOf(area, file)) return null;
  const { data, error } = await supabase
    .from(table)
    .select(`reference, ${file}_file_path, ${file}_file_name`)
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<FileColumns & { reference: string }, { merge: false }>();
  if (error) throw new Error('The file could not be found', { cause: error });
  const path = data?.[`${file}_file_path`];
  if (!data || !path || isInQuarantine(path)) return null;
  const name = fileName(data[`${file}_file_name`] ?? file, path);
  // With the secret key, because a policy for staff would also let them sign unrecorded addresses that last for years.
  const files = createSecretClient().storage.from(bucket);
  return { supabase, files, path, name, reference: data.reference };
}
