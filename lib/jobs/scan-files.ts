import 'server-only';
import { findsVirus } from '@/lib/files/virus-scan';
import { areaNames, type FileName, type FormArea, filesOf, specOf } from '@/lib/form-areas';
import { log } from '@/lib/log/log';
import type { FileColumns } from '@/lib/submissions/entry';
import { isMissingFile } from '@/lib/supabase/error-codes';
import { createSecretClient } from '@/lib/supabase/secret';

const maxFilesAtOnce = 50;

type Waiting = FileColumns & Partial<Record<`${FileName}_file_notices`, string[]>> & { id: string };

/**
 * Scans the files that were taken while the virus scanner did not answer (CLAMAV_WHEN_SILENT). A clean one leaves
 * quarantine, so that staff can open it; an infected one is removed, and its entry says so. A file that is gone is
 * logged, and the others are scanned. Returns how many were scanned. Throws when the scanner or the services do not
 * answer.
 */
export async function scanWaitingFiles(): Promise<number> {
  let scanned = 0;
  for (const area of areaNames) {
    for (const [file] of filesOf(area)) {
      for (const row of await waitingFiles(area, file)) {
        if (await scan(area, file, row)) scanned += 1;
      }
    }
  }
  return scanned;
}

async function waitingFiles(area: FormArea, file: FileName): Promise<Waiting[]> {
  const { data, error } = await createSecretClient()
    .from(specOf(area).table)
    .select(`id, ${file}_file_path, ${file}_file_notices`)
    .like(`${file}_file_path`, 'quarantine/%')
    .not(`${file}_file_notices`, 'cs', '{infected}')
    .order('created_at')
    .limit(maxFilesAtOnce)
    .overrideTypes<Waiting[], { merge: false }>();
  if (error) throw new Error('Files that wait for the scanner were not listed', { cause: error });
  return data;
}

/** Whether the file was there. */
async function scan(area: FormArea, file: FileName, row: Waiting): Promise<boolean> {
  const path = row[`${file}_file_path`];
  const { bucket, table, files } = specOf(area);
  const folder = files[file]?.folder;
  if (!path || !bucket || !folder) return false;
  const supabase = createSecretClient();
  const stored = await supabase.storage.from(bucket).download(path);
  if (isMissingFile(stored.error)) {
    log.error('A file that waits for the scanner is not in the storage', stored.error, {
      table,
      id: row.id,
    });
    return false;
  }
  if (stored.error) throw new Error('A waiting file could not be read', { cause: stored.error });
  const isInfected = await findsVirus(new Uint8Array(await stored.data.arrayBuffer()));
  const target = `${folder}/${path.split('/').at(-1)}`;
  if (!isInfected) {
    const copy = await supabase.storage.from(bucket).copy(path, target);
    // A run that was interrupted after its copy left the same bytes there.
    if (copy.error && copy.error.statusCode !== '409') throw copy.error;
  }
  const change = isInfected
    ? { [`${file}_file_notices`]: [...(row[`${file}_file_notices`] ?? []), 'infected'] }
    : { [`${file}_file_path`]: target };
  const update = await supabase
    .from(table)
    .update(change as never)
    .eq('id', row.id)
    .eq(`${file}_file_path` as never, path as never);
  if (update.error) throw new Error('A scanned file keeps waiting', { cause: update.error });
  // Afterwards: what a crash leaves in quarantine without a row, the clean-up job removes.
  const removal = await supabase.storage.from(bucket).remove([path]);
  if (removal.error)
    throw new Error('A scanned file stays in quarantine', { cause: removal.error });
  return true;
}
