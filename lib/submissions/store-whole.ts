import 'server-only';
import type { Failure } from '@/lib/actions/result';
import { log } from '@/lib/log/log';
import {
  type Bucket,
  discardFiles,
  leaveQuarantine,
  type PlannedFile,
  placeFiles,
} from '@/lib/submissions/stored-files';

type Submission = {
  bucket: Bucket;
  files: readonly PlannedFile[];
  /** Writes the row that points to the files, whose sizes it is given; throws when it could not. */
  insert: (sizes: readonly number[]) => Promise<void>;
  /** Whether the row is there, under any key of the submission, and the paths of its files. */
  find: () => Promise<{ paths: readonly (string | null)[] } | null>;
};

/**
 * Files first, then the row (decision 0007): stores a submission whole or not at all. One that is there already is
 * not stored again. Answers null when it is stored, or the refusal of a file; throws when it is not stored for another
 * reason. Unless it is stored, nothing of it stays but what waits in quarantine.
 */
export async function storeWhole(submission: Submission): Promise<Failure | null> {
  const { bucket, files, insert, find } = submission;
  if (await find()) return null;
  let refusal: Failure | null = null;
  try {
    const placed = await placeFiles(bucket, files);
    if (placed.ok) await insert(placed.sizes);
    else refusal = placed;
  } catch (error) {
    if (!(await undo(submission))) throw error;
  }
  if (refusal && !(await undo(submission))) return refusal;
  await leaveQuarantine(files);
  return null;
}

/**
 * After a failure the row may exist all the same: a twin was faster (double click), or the answer got lost on its way.
 * Only what the database says now decides which files are strays, and whether the submission is stored. If it cannot be
 * asked, nothing is removed; the clean-up job decides later.
 */
async function undo({ bucket, files, find }: Submission): Promise<boolean> {
  const row = await find().catch((error: unknown) => {
    log.error('Whether the submission was stored is unknown', error);
    return 'unknown' as const;
  });
  if (row === 'unknown') return false;
  const strays = files.filter(({ path }) => !row?.paths.includes(path));
  if (strays.length > 0) await discardFiles(bucket, strays);
  return row !== null;
}
