import 'server-only';
import type { FileColumns } from '@/lib/admin/entry';
import { isRowId } from '@/lib/admin/schema';
import { staffClient } from '@/lib/auth/staff-client';
import { type FormArea, fileOf, specOf } from '@/lib/form-areas';

export type Download = { bytes: Blob; name: string };

/** The types of error pages of proxies and services. No visitor's file is stored with such a type. */
const notDocuments = /^(text\/html|application\/json)/;

/**
 * A file of a submission with its original name, or null. Staff only, checked here, by the policy of the row and by
 * that of the bucket. The download or reading is recorded before the file is returned. Throws when a service fails.
 */
export async function downloadFile(
  area: FormArea,
  id: string,
  file: string,
  use: 'download' | 'reading' = 'download',
): Promise<Download | null> {
  const supabase = await staffClient();
  const { table, bucket } = specOf(area);
  if (!bucket || !isRowId(id) || !fileOf(area, file)) return null;
  const { data, error } = await supabase
    .from(table)
    .select(`${file}_file_path, ${file}_file_name`)
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<FileColumns, { merge: false }>();
  if (error) throw new Error('The file could not be read', { cause: error });
  const path = data?.[`${file}_file_path`];
  if (!path) return null;
  const stored = await supabase.storage.from(bucket).download(path);
  if (stored.error) throw new Error('The file could not be read', { cause: stored.error });
  // An error page of a proxy in front of the storage must not be saved as the visitor's file.
  if (notDocuments.test(stored.data.type)) throw new Error('The storage answered no document');
  const record = await (use === 'reading'
    ? supabase.rpc('record_reading', { reading_area: area, submission: id, reading_file: file })
    : supabase.rpc('record_download', {
        download_area: area,
        submission: id,
        download_file: file,
      }));
  if (record.error) throw new Error('The file could not be read', { cause: record.error });
  return { bytes: stored.data, name: data[`${file}_file_name`] ?? path.split('/').at(-1) ?? file };
}
