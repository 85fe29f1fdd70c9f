import 'server-only';
import { createSecretClient } from '@/lib/supabase/secret';

type Stray = { bucket_id: string; name: string };

/** So many files in one call of the storage. */
const batch = 100;

/**
 * Removes what `list` names, and asks it again until it names nothing; returns how many went. Throws when the services
 * do not answer.
 */
export async function removeStrays(list: () => Promise<readonly Stray[]>): Promise<number> {
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
  // A storage that removes nothing and says so politely would be asked for ever.
  if (data.length === 0) throw new Error(`Stray files cannot be removed from ${bucket}`);
  return data.length;
}
