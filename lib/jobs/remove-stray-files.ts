import 'server-only';
import { createSecretClient } from '@/lib/supabase/secret';

/**
 * Removes the files that a crash left behind between an upload and its row. Returns how many. Files younger than an
 * hour are left alone: their submission may still be under way. Throws when the services do not answer.
 */
export async function removeStrayFiles(): Promise<number> {
  const supabase = createSecretClient();
  const { data, error } = await supabase.rpc('stray_files');
  if (error) throw new Error('Stray files could not be listed', { cause: error });
  const byBucket = Map.groupBy(data, ({ bucket_id }) => bucket_id);
  for (const [bucket, files] of byBucket) {
    const removal = await supabase.storage.from(bucket).remove(files.map(({ name }) => name));
    if (removal.error) throw new Error(`Stray files stay in ${bucket}`, { cause: removal.error });
  }
  return data.length;
}
