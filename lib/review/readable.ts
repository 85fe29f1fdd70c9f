import 'server-only';
import type { FileColumns } from '@/lib/admin/entry';
import { isRowId } from '@/lib/admin/schema';
import { staffClient } from '@/lib/auth/staff-client';
import { type FormArea, fileOf, specOf } from '@/lib/form-areas';

export type Readable = { reference: string; name: string; href: string };

/** A PDF of an entry; null when there is none or it is no PDF. Staff only; throws when the service fails. */
export async function findReadable(
  area: FormArea,
  id: string,
  file: string,
): Promise<Readable | null> {
  const supabase = await staffClient();
  if (!isRowId(id) || !fileOf(area, file)) return null;
  const { data, error } = await supabase
    .from(specOf(area).table)
    .select(`reference, ${file}_file_path, ${file}_file_name`)
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<FileColumns & { reference: string }, { merge: false }>();
  if (error) throw new Error('The file could not be found', { cause: error });
  const path = data?.[`${file}_file_path`];
  // Stored names end with the extension of the detected kind.
  if (!data || !path?.endsWith('.pdf')) return null;
  const name = data[`${file}_file_name`] ?? `${file}.pdf`;
  return { reference: data.reference, name, href: `/admin/archivos/${area}/${id}/${file}` };
}
