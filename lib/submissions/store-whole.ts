import 'server-only';
import {
  type Bucket,
  discardFiles,
  leaveQuarantine,
  type PlannedFile,
  uploadFiles,
} from '@/lib/submissions/stored-files';

type Submission = {
  bucket: Bucket;
  files: readonly PlannedFile[];
  /** Writes the row that points to the files; throws when it could not. */
  insert: () => Promise<void>;
  /** Whether the row is there, under any key of the submission, and the paths of its files. */
  find: () => Promise<{ paths: readonly (string | null)[] } | null>;
};

/**
 * Files first, then the row (decision 0007): stores a submission whole or not at all. One that is there already is
 * not stored again. Throws when it is not stored; then nothing of it stays.
 */
export async function storeWhole(submission: Submission): Promise<void> {
  const { bucket, files, insert, find } = submission;
  if (await find()) return;
  try {
    await uploadFiles(bucket, files);
    await insert();
  } catch (error) {
    await undo(error, submission);
  }
  await leaveQuarantine(files);
}

/**
 * After a failure the row may exist all the same: a twin was faster (double click), or the answer got lost on its way.
 * Only what the database says now decides which files are strays. If it cannot be asked, nothing is removed; the
 * clean-up job decides later.
 */
async function undo(error: unknown, { bucket, files, find }: Submission): Promise<void> {
  const row = await find().catch((lookupError: unknown) => {
    console.error('Whether the submission was stored is unknown', lookupError);
    throw error;
  });
  const strays = files.filter(({ path }) => !row?.paths.includes(path));
  if (strays.length > 0) await discardFiles(bucket, strays);
  if (!row) throw error;
}
