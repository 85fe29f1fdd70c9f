import 'server-only';
import { createSecretClient } from '@/lib/supabase/secret';

type Stray = { bucket_id: string; name: string };

const batch = 100;

/**
 * Removes form files without a row: those that a crash left between upload and row, and those uploaded for a form that
 * was never sent. Returns their number. `ages` overrides the minimum ages of the SQL function, as intervals; younger
 * files may belong to a submission that is still running. Throws when the services do not answer.
 */
export const removeStrayFiles = (ages: { older_than?: string; quarantined_for?: string } = {}) =>
  removeStrays(async () => {
    const { data, error } = await createSecretClient().rpc('stray_files', ages);
    if (error) throw new Error('Stray files could not be listed', { cause: error });
    return data;
  });

/**
 * Removes uploaded pictures that neither the library nor a stored version of a post uses; returns their number.
 * Pictures younger than 24 hours stay, because a file is stored before its row. Throws when the services do not answer.
 */
export const removeStrayImages = (ages: { older_than?: string } = {}) =>
  removeStrays(async () => {
    const { data, error } = await createSecretClient().rpc('stray_blog_images', ages);
    if (error) throw new Error('Stray pictures could not be listed', { cause: error });
    return data.map(({ name }) => ({ bucket_id: 'blog-images', name }));
  });

async function removeStrays(list: () => Promise<readonly Stray[]>): Promise<number> {
  let removed = 0;
  for (let strays = await list(); strays.length > 0; strays = await list()) {
    for (const [bucket, files] of Map.groupBy(strays, ({ bucket_id }) => bucket_id)) {
      for (let from = 0; from < files.length; from += batch) {
        const names = files.slice(from, from + batch).map(({ name }) => name);
        removed += await removeFrom(bucket, names);
      }
    }
  }
  return removed;
}

async function removeFrom(bucket: string, names: string[]): Promise<number> {
  const { data, error } = await createSecretClient().storage.from(bucket).remove(names);
  if (error) throw new Error(`Stray files stay in ${bucket}`, { cause: error });
  // Stop when nothing was removed: otherwise a storage that fails silently would cause an endless loop.
  if (data.length === 0) throw new Error(`Stray files cannot be removed from ${bucket}`);
  return data.length;
}
