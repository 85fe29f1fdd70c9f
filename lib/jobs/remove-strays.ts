import 'server-only';
import { createSecretClient } from '@/lib/supabase/secret';

type Stray = { bucket_id: string; name: string };

/** The number of files per storage request. */
const batch = 100;

/**
 * Removes the files of forms that no row points to: what a crash left between an upload and its row, and what travelled
 * ahead of a form that was never sent. Returns how many. `ages` override what the SQL function takes for old enough, as
 * intervals; the submission of a young file may still be under way. Throws when the services do not answer.
 */
export const removeStrayFiles = (ages: { older_than?: string; quarantined_for?: string } = {}) =>
  removeStrays(async () => {
    const { data, error } = await createSecretClient().rpc('stray_files', ages);
    if (error) throw new Error('Stray files could not be listed', { cause: error });
    return data;
  });

/**
 * Removes uploaded pictures that neither the library nor a kept version of a post has; returns how many. Young ones
 * (24 hours) stay: a file is stored before its row. Throws when the services do not answer.
 */
export const removeStrayImages = (ages: { older_than?: string } = {}) =>
  removeStrays(async () => {
    const { data, error } = await createSecretClient().rpc('stray_blog_images', ages);
    if (error) throw new Error('Stray pictures could not be listed', { cause: error });
    return data.map(({ name }) => ({ bucket_id: 'blog-images', name }));
  });

/** Repeats `list` until it returns nothing. */
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
  // Stop when nothing was removed: a storage that fails silently would be asked for ever.
  if (data.length === 0) throw new Error(`Stray files cannot be removed from ${bucket}`);
  return data.length;
}
