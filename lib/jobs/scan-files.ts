import 'server-only';
import { findsVirus } from '@/lib/files/virus-scan';
import { areaNames, type FileName, type FormArea, filesOf, specOf } from '@/lib/form-areas';
import { log } from '@/lib/log/log';
import type { FileColumns } from '@/lib/submissions/entry';
import { isMissingFile } from '@/lib/supabase/error-codes';
import { createSecretClient } from '@/lib/supabase/secret';

const maxFilesAtOnce = 100;

/** Stop after three failures in a row, since the scanner or the services are down; the next run scans the rest. */
const maxFailures = 3;

const pageSize = 500;

type Waiting = FileColumns & Partial<Record<`${FileName}_file_notices`, string[]>> & { id: string };

/**
 * Scans the files that were taken while the virus scanner did not answer (CLAMAV_WHEN_SILENT). A clean one leaves
 * quarantine, so that staff can open it; an infected one is removed, and its entry says so. A file that is gone or
 * fails is logged, and the others are scanned. Returns how many were scanned. Throws the first failure at the end.
 */
export async function scanWaitingFiles(): Promise<number> {
  const waiting = await listWaiting();
  // Every run starts at another file, so that no files that fail each time can keep the others from their turn.
  const start = Math.floor(Math.random() * waiting.length);
  const failures: unknown[] = [];
  let scanned = 0;
  let failuresInARow = 0;
  for (const { area, file, row } of [...waiting.slice(start), ...waiting.slice(0, start)]) {
    try {
      if (!(await scan(area, file, row))) continue;
      scanned += 1;
      failuresInARow = 0;
    } catch (error) {
      log.error('A waiting file was not scanned', error, { table: specOf(area).table, id: row.id });
      failures.push(error);
      failuresInARow += 1;
    }
    if (failuresInARow === maxFailures || scanned + failures.length === maxFilesAtOnce) break;
  }
  if (failures.length > 0) throw failures[0];
  return scanned;
}

async function listWaiting() {
  const waiting: { area: FormArea; file: FileName; row: Waiting }[] = [];
  for (const area of areaNames) {
    for (const [file] of filesOf(area)) {
      for (let from = 0, rows = pageSize; rows === pageSize; from += pageSize) {
        const page = await waitingFiles(area, file, from);
        waiting.push(...page.map((row) => ({ area, file, row })));
        rows = page.length;
      }
    }
  }
  return waiting;
}

async function waitingFiles(area: FormArea, file: FileName, from: number): Promise<Waiting[]> {
  const { data, error } = await createSecretClient()
    .from(specOf(area).table)
    .select(`id, ${file}_file_path, ${file}_file_notices`)
    .like(`${file}_file_path`, 'quarantine/%')
    .not(`${file}_file_notices`, 'cs', '{infected}')
    .order('created_at')
    .order('id')
    .range(from, from + pageSize - 1)
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
    .eq(`${file}_file_path` as never, path);
  if (update.error) throw new Error('A scanned file keeps waiting', { cause: update.error });
  // Afterwards: what a crash leaves in quarantine, the clean-up job removes.
  const removal = await supabase.storage.from(bucket).remove([path]);
  if (removal.error)
    throw new Error('A scanned file stays in quarantine', { cause: removal.error });
  return true;
}
