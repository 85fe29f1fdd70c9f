import 'server-only';
import { createSecretClient } from '@/lib/supabase/secret';

/** Overrides of what the SQL function `stray_blog_images` takes for old enough (24 hours), as intervals. */
type Ages = { older_than?: string };

/** So many files in one call of the storage. */
const batch = 100;

/**
 * Removes the pictures that the editor uploaded and that no post and no kept version of one shows; returns how many.
 * Young ones are left alone: somebody may still be writing about them. Throws when the services do not answer.
 */
export async function removeStrayImages(ages: Ages = {}): Promise<number> {
  const supabase = createSecretClient();
  const bucket = supabase.storage.from('blog-images');
  let removed = 0;
  for (;;) {
    const { data, error } = await supabase.rpc('stray_blog_images', ages);
    if (error) throw new Error('Stray pictures could not be listed', { cause: error });
    if (data.length === 0) return removed;
    for (let from = 0; from < data.length; from += batch) {
      const removal = await bucket.remove(data.slice(from, from + batch).map(({ name }) => name));
      if (removal.error) throw new Error('Stray pictures stay', { cause: removal.error });
      // A storage that removes nothing and says so politely would be asked for ever.
      if (removal.data.length === 0) throw new Error('Stray pictures cannot be removed');
      removed += removal.data.length;
    }
  }
}
