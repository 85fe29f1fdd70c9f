import 'server-only';
import { z } from 'zod';
import { staffClient } from '@/lib/auth/staff-client';
import { type PreparedImage, storeImage } from '@/lib/blog/editor/images';
import type { LibraryImage } from '@/lib/blog/editor/library-image';
import { replacePicture } from '@/lib/blog/editor/mutations';
import { uploadedImagePath, uploadedImageShape } from '@/lib/blog/uploaded-image';
import { type Page, type Place, readPage } from '@/lib/paging/keyset';
import { searchFrom } from '@/lib/paging/keyset-query';
import type { Database } from '@/lib/supabase/database.types';

/**
 * A page of the picture library, newest first; `term` narrows it to alternative texts and names of files with these words
 * (requirement 6.24), `undescribed` to those without words. Staff only; throws when it cannot be loaded.
 */
export async function listImages(
  term: string,
  place: Place,
  undescribed = false,
): Promise<Page<LibraryImage>> {
  const page = await readPage(place, (from, count) =>
    readImages({ term, undescribed, max_rows: count, ...(from && searchFrom(from)) }),
  );
  return { ...page, rows: page.rows.map(toImage) };
}

/** One picture of the library, or null. Staff only; throws when it cannot be loaded. */
export async function findImage(id: string): Promise<LibraryImage | null> {
  const [row] = await readImages({ only_id: id });
  return row ? toImage(row) : null;
}

const postsSchema = z.array(z.object({ id: z.uuid(), title: z.string() }));

type Question = Database['public']['Functions']['list_blog_images']['Args'];

async function readImages(question: Question) {
  const supabase = await staffClient();
  const { data, error } = await supabase.rpc('list_blog_images', question);
  if (error) throw new Error('The pictures could not be read', { cause: error });
  return data;
}

function toImage(row: Awaited<ReturnType<typeof readImages>>[number]): LibraryImage {
  const { id, alt, used, posts } = row;
  const src = uploadedImagePath(row.name);
  const shape = uploadedImageShape(src) ?? { width: 0, height: 0 };
  return {
    ...{ id, src, alt, used, ...shape },
    fileName: row.file_name ?? '',
    createdAt: row.created_at,
    posts: postsSchema.parse(posts),
  };
}

/** Stores the words for a picture; false when the picture is gone. Staff only; throws when they cannot be stored. */
export async function describeImage(id: string, alt: string): Promise<boolean> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from('blog_images')
    .update({ alt })
    .eq('id', id)
    .select('id');
  if (error) throw error;
  return data.length > 0;
}

/**
 * Deletes a picture that no kept version of a post shows; the table's policy checks that in the same statement. A row
 * that is gone already counts as deleted. The file goes afterwards; if that fails, the clean-up job removes it.
 */
export async function deleteImage(id: string): Promise<'deleted' | 'used'> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from('blog_images')
    .delete()
    .eq('id', id)
    .select('name')
    .maybeSingle();
  if (error) throw error;
  if (data) {
    const { error: kept } = await supabase.storage.from('blog-images').remove([data.name]);
    if (kept) throw kept;
    return 'deleted';
  }
  return (await findImage(id)) ? 'used' : 'deleted';
}

/**
 * Stores another picture with the same words, and shows it in every post that shows the old one; that one stays in the
 * library, because earlier versions of the posts show it. Answers how many posts changed, or null when the picture is
 * gone. Staff only; throws when a post cannot be stored, or changes meanwhile.
 */
export async function replaceImage(id: string, image: PreparedImage): Promise<number | null> {
  const old = await findImage(id);
  if (!old) return null;
  const src = await storeImage(image, old.alt);
  for (const post of old.posts) await replacePicture(post.id, old.src, src);
  return old.posts.length;
}
