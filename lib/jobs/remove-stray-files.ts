import 'server-only';
import { removeStrays } from '@/lib/jobs/remove-strays';
import { createSecretClient } from '@/lib/supabase/secret';

/** Overrides of what the SQL function `stray_files` takes for old enough, as intervals. */
type Ages = { older_than?: string; quarantined_for?: string };

/**
 * Removes the files that no row points to: what a crash left between an upload and its row, and what travelled ahead of
 * a form that was never sent. Returns how many. Young files are left alone: their submission may still be under way.
 * Throws when the services do not answer.
 */
export async function removeStrayFiles(ages: Ages = {}): Promise<number> {
  return removeStrays(async () => {
    const { data, error } = await createSecretClient().rpc('stray_files', ages);
    if (error) throw new Error('Stray files could not be listed', { cause: error });
    return data;
  });
}
