import 'server-only';
import { createSecretClient } from '@/lib/supabase/secret';

/** Overrides of what the SQL function `stray_files` takes for old enough, as intervals. */
type Ages = { older_than?: string; quarantined_for?: string };

/** So many files in one call of the storage. */
const batch = 100;

/**
 * Removes the files that belong to nobody: what a crash left between an upload and its row, and what travelled ahead of
 * a form that was never sent. Returns how many. Young files are left alone: their submission may still be under way.
 * Throws when the services do not answer.
 */
export async function removeStrayFiles(ages: Ages = {}): Promise<number> {
  const supabase = createSecretClient();
  let removed = 0;
  for (;;) {
    const { data, error } = await supabase.rpc('stray_files', ages);
    if (error) throw new Error('Stray files could not be listed', { cause: error });
    for (const [bucket, files] of Map.groupBy(data, ({ bucket_id }) => bucket_id)) {
      for (let from = 0; from < files.length; from += batch) {
        const names = files.slice(from, from + batch).map(({ name }) => name);
        const removal = await supabase.storage.from(bucket).remove(names);
        if (removal.error)
          throw new Error(`Stray files stay in ${bucket}`, { cause: removal.error });
        // A storage that removes nothing and says so politely would be asked for ever.
        if (removal.data.length === 0)
          throw new Error(`Stray files cannot be removed from ${bucket}`);
        removed += removal.data.length;
      }
    }
    if (data.length === 0) return removed;
  }
}
