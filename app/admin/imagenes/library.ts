import 'server-only';
import { z } from 'zod';
import { isRowId } from '@/app/admin/_frame/schema';
import { replacePicture } from '@/app/admin/blog-posts/mutations';
import { staffClient } from '@/lib/auth/session';
import { type PreparedImage, storeImage } from '@/lib/blog/images';
import { uploadedImagePath, uploadedImageShape } from '@/lib/blog/types';
import { type ListPosition, readPage, searchFrom } from '@/lib/paging/keyset';
import type { Database } from '@/lib/supabase/database.types';

export type LibraryImage = ReturnType<typeof toImage>;

/**
 * A page of the picture library, newest first. `term` filters by words in alternative texts and file names (requirement
 * 6.24), `undescribed` by missing alternative texts. Staff only; throws when it cannot be loaded.
 */
export async function listImages(term: string, position: ListPosition, undescribed = false) {
  const page = await readPage(position, (from, count) =>
    readImages({ term, undescribed, max_rows: count, ...(from && searchFrom(from)) }),
  );
  return { ...page, rows: page.rows.map(toImage) };
}

/** One picture of the library, or null. Staff only; throws when it cannot be loaded. */
export async function findImage(id: string): Promise<LibraryImage | null> {
  const [row] = isRowId(id) ? await readImages({ only_id: id }) : [];
  return row ? toImage(row) : null;
}

const postsSchema = z.array(z.object({ id: z.uuid(), title: z.string() }));

type Question = Database['public']['Functions']['list_blog_images']['Args'];

async function readImages(question: Question) {
  const supabase = await staffClient('pictures');
  const { data, error } = await supabase.rpc('list_blog_images', question);
  if (error) throw new Error('The pictures could not be read', { cause: error });
  return data;
}

/**
 * A picture of the library. `src` is an address of this site; the measures are in pixels, the time is ISO 8601; the file
 * name is empty when the file had none. `posts` show it in their current version; `used`: a stored version of a post
 * uses it, and it cannot be deleted.
 */
function toImage(row: Awaited<ReturnType<typeof readImages>>[number]) {
  const { id, alt, used, posts } = row;
  const src = uploadedImagePath(row.name);
  const shape = uploadedImageShape(src) ?? { width: 0, height: 0 };
  return {
    id,
    src,
    alt,
    used,
    ...shape,
    fileName: row.file_name ?? '',
    createdAt: row.created_at,
    posts: postsSchema.parse(posts),
  };
}

/**
 * Stores an alternative text in place of `seen`. Returns null, or why not: another text was stored meanwhile, or the
 * picture no longer exists. Staff only; throws when it fails.
 */
export async function describeImage(id: string, alt: string, seen: string) {
  const supabase = await staffClient('pictures');
  const { data, error } = await supabase
    .from('blog_images')
    .update({ alt })
    .eq('id', id)
    .eq('alt', seen)
    .select('id');
  if (error) throw error;
  if (data.length > 0) return null;
  const stored = await findImage(id);
  // The same save may have been stored although its answer was lost.
  if (stored?.alt === alt) return null;
  return stored ? 'conflict' : 'gone';
}

/**
 * Deletes a picture that no stored version of a post uses; the policy of the table checks this in the same statement. A
 * missing row counts as deleted. The file is deleted afterwards; if that fails, the clean-up job removes it.
 */
export async function deleteImage(id: string): Promise<'deleted' | 'used'> {
  const supabase = await staffClient('pictures');
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
 * Stores a new picture with the same alternative text and uses it in every post that shows the old one. The old picture
 * is deleted, unless earlier versions of the posts use it. Returns the id of the new picture, or null when the old one
 * no longer exists. Staff only; throws when a post has changed since it was read or cannot be stored.
 */
export async function replaceImage(id: string, image: PreparedImage): Promise<string | null> {
  const old = await findImage(id);
  if (!old) return null;
  const stored = await storeImage(image, old.alt);
  if (stored.id === id) return id;
  for (const post of old.posts) await replacePicture(post.id, old.src, stored.src);
  await deleteImage(id);
  return stored.id;
}
