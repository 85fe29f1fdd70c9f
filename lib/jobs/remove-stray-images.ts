import 'server-only';
import { removeStrays } from '@/lib/jobs/remove-strays';
import { createSecretClient } from '@/lib/supabase/secret';

/** Overrides of what the SQL function `stray_blog_images` takes for old enough (24 hours), as intervals. */
type Ages = { older_than?: string };

/**
 * Removes the pictures that the editor uploaded and that no post and no kept version of one shows; returns how many.
 * Young ones stay: a post that shows them may not be saved yet. Throws when the services do not answer.
 */
export async function removeStrayImages(ages: Ages = {}): Promise<number> {
  return removeStrays(async () => {
    const { data, error } = await createSecretClient().rpc('stray_blog_images', ages);
    if (error) throw new Error('Stray pictures could not be listed', { cause: error });
    return data.map(({ name }) => ({ bucket_id: 'blog-images', name }));
  });
}
