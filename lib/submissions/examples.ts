import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { areaNames } from '@/lib/form-areas';
import { type ErasableRows, eraseRows, listErasable } from '@/lib/jobs/erase-submissions';
import type { Database } from '@/lib/supabase/database.types';

type Client = SupabaseClient<Database>;

/**
 * The examples that `npm run up` puts into its embedded services (local/examples). They have keys that no form, editor
 * or upload creates, so that no real row counts as an example.
 */
export const exampleKeys = Array.from({ length: 40 }, (_, index) => `ejemplo:${index + 1}`);
export const examplePosts = [1, 2, 3, 4].map((n) => `0da00000-0000-4000-8000-00000000010${n}`);
export const exampleImages = [1, 2, 3, 4, 5, 6].map(
  (n) => `1763942400000-00000000000${n}-1600x900.webp`,
);

const areExamples = (rows: ErasableRows) => rows.in('idempotency_key', exampleKeys);

/** Whether enquiries that are examples are left, as far as this client may see them; throws when that cannot be read. */
export async function hasExamples(supabase: Client): Promise<boolean> {
  const found = await Promise.all(
    areaNames.map((area) => listErasable(supabase, area, (rows) => areExamples(rows).limit(1))),
  );
  return found.some((rows) => rows.length > 0);
}

/**
 * Erases the examples with their files, with the rights of this client, and returns the slugs of the erased posts.
 * Enquiries go whatever was done with them; posts that somebody has saved since stay, as do pictures that a post shows.
 * May be repeated after a failure.
 */
export async function removeExamples(supabase: Client): Promise<string[]> {
  const saved = await supabase
    .from('blog_post_revisions')
    .select('post_id')
    .in('post_id', examplePosts)
    .not('saved_by_email', 'like', '%@redaccion.example');
  if (saved.error) throw new Error('The example posts could not be read', { cause: saved.error });
  const kept = new Set(saved.data.map(({ post_id }) => post_id));
  const posts = await supabase
    .from('blog_posts')
    .delete()
    .in(
      'id',
      examplePosts.filter((id) => !kept.has(id)),
    )
    .select('slug');
  if (posts.error) throw new Error('The example posts stay', { cause: posts.error });
  const images = await supabase
    .from('blog_images')
    .delete()
    .in('name', exampleImages)
    .select('name');
  if (images.error) throw new Error('The example pictures stay', { cause: images.error });
  const names = images.data.map(({ name }) => name);
  if (names.length > 0) {
    const { error } = await supabase.storage.from('blog-images').remove(names);
    if (error) throw new Error('Files of example pictures stay', { cause: error });
  }
  // At the end, because the dashboard offers the removal while there are some.
  for (const area of areaNames) {
    const rows = await listErasable(supabase, area, areExamples);
    if (rows.length > 0) await eraseRows(supabase, area, rows);
  }
  return posts.data.map(({ slug }) => slug);
}
