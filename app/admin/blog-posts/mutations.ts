import 'server-only';
import { updateTag } from 'next/cache';
import { z } from 'zod';
import { staffClient } from '@/lib/auth/session';
import { cacheTags } from '@/lib/cache';
import { errorCodes } from '@/lib/supabase/error-codes';
import { shorten, withinQuotes } from '@/lib/text/text';
import { editorColumns, fieldNames, fieldOf, type PostVersion, type StoredPost } from './fields';
import { getRevision, getStoredPost, listRevisions, withUsedTags } from './queries';
import { type PostInput, publishedAt, toColumns } from './schema';

/**
 * Expires every page that shows posts: articles, lists, home page, feeds, sitemap and social images. Call it from
 * server actions only, after the change is stored. Pass the slugs before and after the change, so that the old address
 * of a renamed post is refreshed too. `updateTag` makes the next request wait for the new page, so the editor never
 * sees the old one.
 */
export function revalidatePosts(slugs: readonly string[]): void {
  updateTag(cacheTags.posts);
  for (const slug of new Set(slugs)) updateTag(cacheTags.post(slug));
}

type SaveOutcome =
  | { kind: 'saved'; post: StoredPost }
  | { kind: 'slug_taken' }
  | { kind: 'gone' }
  /** Another editor saved the post in between: the stored version and its editor. */
  | { kind: 'conflict'; current: StoredPost; editor: string | null };

/**
 * Stores a new post as the signed-in person, or changes the one that an `earlier` save has stored although its answer was
 * lost. Staff only; throws when it cannot be stored.
 */
export async function createPost(
  input: PostInput,
  earlier: readonly PostInput[] = [],
): Promise<SaveOutcome> {
  for (const save of earlier) {
    const { slug } = save;
    const stored = await getStoredPost(slug, 'slug');
    if (stored && (await isStored(save, stored))) return changePost(stored, input);
  }
  const supabase = await staffClient('posts');
  const columns = toColumns(await withUsedTags(input));
  const { data, error } = await supabase
    .from('blog_posts')
    .insert({ ...columns, published_at: publishedAt(input.status, null) })
    .select(editorColumns)
    .single()
    .overrideTypes<StoredPost, { merge: false }>();
  if (isSlugTaken(error)) {
    const twin = await getStoredPost(columns.slug, 'slug');
    if (!twin || !(await isStored(input, twin))) return { kind: 'slug_taken' };
    // The first call ended before it refreshed the pages.
    refreshPages(null, twin);
    return { kind: 'saved', post: twin };
  }
  if (error) throw error;
  refreshPages(null, data);
  return { kind: 'saved', post: data };
}

/** Whether a post is as a save would have stored it: an earlier call, whose answer was lost, may have. */
async function isStored(save: PostInput, post: StoredPost): Promise<boolean> {
  return Object.entries(toColumns(await withUsedTags(save, post))).every(([name, value]) => {
    const stored: unknown = post[name as keyof StoredPost];
    if (name !== 'scheduled_for') return JSON.stringify(stored) === JSON.stringify(value);
    return Date.parse(String(stored)) === Date.parse(String(value)) || stored === value;
  });
}

/**
 * Stores a post as the signed-in person. Nothing is written when the post has changed since `token`, its updated_at
 * when it was read, by anything but one of the `earlier` saves or this one. Staff only; throws when it cannot be stored.
 */
export async function updatePost(
  id: string,
  token: string,
  input: PostInput,
  earlier: readonly PostInput[] = [],
): Promise<SaveOutcome> {
  const before = await getStoredPost(id);
  if (!before) return { kind: 'gone' };
  if (before.updated_at === token) return changePost(before, input);
  for (const save of [input, ...earlier]) {
    if (await isStored(save, before)) return changePost(before, input);
  }
  return conflict(before);
}

async function changePost(before: StoredPost, input: PostInput): Promise<SaveOutcome> {
  return write(before, {
    ...toColumns(await withUsedTags(input, before)),
    published_at: publishedAt(input.status, before),
  });
}

/** Restores the texts and pictures of a version. Address, status and dates stay; no version is lost. */
export async function restoreRevision(
  id: string,
  revisionId: string,
  token: string,
): Promise<SaveOutcome> {
  const before = await getStoredPost(id);
  const revision = await getRevision(id, revisionId);
  if (!before || !revision) return { kind: 'gone' };
  if (before.updated_at !== token) return conflict(before);
  const restored = fieldNames.filter((name) => !fieldOf(name).stays && name in revision.post);
  return write(before, Object.fromEntries(restored.map((name) => [name, revision.post[name]])));
}

/**
 * Replaces an uploaded picture in the fields, gallery and text of a post. Both addresses have the form of
 * lib/blog/types.ts. Staff only; throws when the post has changed since it was read or cannot be stored.
 */
export async function replacePicture(id: string, from: string, to: string): Promise<void> {
  const before = await getStoredPost(id);
  if (!before) return;
  const kinds = ['text', 'picture', 'pictures'];
  const shown = fieldNames.filter((name) => kinds.includes(fieldOf(name).kind));
  const texts = JSON.stringify(Object.fromEntries(shown.map((name) => [name, before[name]])));
  const columns = JSON.parse(texts.replaceAll(from, to)) as PostVersion;
  const outcome = await write(before, columns);
  if (outcome.kind !== 'saved') throw new Error(`The picture stays in post ${id}: ${outcome.kind}`);
}

/**
 * Turns posts into drafts or, with null, deletes them with their revisions. A post that has changed since `seen`, the newest
 * updated_at of the list that showed it, stays, and 'conflict:' names it; one that no longer exists, or is a draft already,
 * counts as done. An editor that has one of them open gets a conflict when saving. Staff only; throws.
 */
export async function withdrawPosts(
  ids: readonly string[],
  seen: string,
  change: { status: 'draft'; scheduled_for: null } | null,
): Promise<`conflict:${string}` | null> {
  const supabase = await staffClient('posts');
  const posts = supabase.from('blog_posts');
  const { data, error } = await (change ? posts.update(change) : posts.delete())
    .in('id', [...ids])
    .lte('updated_at', seen)
    .neq('status', change?.status ?? '')
    .select('slug');
  if (error) throw error;
  // Also without a row: a first call may have been stored although its answer was lost.
  revalidatePosts(data.map(({ slug }) => slug));
  const left = await posts
    .select('title')
    .in('id', [...ids])
    .gt('updated_at', seen)
    .neq('status', change?.status ?? '');
  if (left.error) throw left.error;
  const titles = left.data.map(({ title }) => `«${withinQuotes(shorten(title, 60))}»`);
  return titles.length > 0 ? `conflict:${titles.join(', ')}` : null;
}

/** Another unique constraint would be a fault of the site and no sentence for the writer. */
const isSlugTaken = (error: { code: string; message: string } | null): boolean =>
  error?.code === errorCodes.uniqueViolation && error.message.includes('blog_posts_slug_key');

/** The update matches `updated_at` of the version that was read, so that a concurrent save is not overwritten. */
async function write(before: StoredPost, columns: PostVersion): Promise<SaveOutcome> {
  const supabase = await staffClient('posts');
  const { data, error } = await supabase
    .from('blog_posts')
    .update(columns)
    .eq('id', before.id)
    .eq('updated_at', before.updated_at)
    .select(editorColumns)
    .maybeSingle()
    .overrideTypes<StoredPost, { merge: false }>();
  if (isSlugTaken(error)) return { kind: 'slug_taken' };
  if (error) throw error;
  if (!data) {
    const current = await getStoredPost(before.id);
    return current ? conflict(current) : { kind: 'gone' };
  }
  refreshPages(before, data);
  return { kind: 'saved', post: data };
}

async function conflict(current: StoredPost): Promise<SaveOutcome> {
  const [newest] = await listRevisions(current.id);
  return { kind: 'conflict', current, editor: newest?.editor ?? null };
}

/** Nothing is revalidated for a draft that stays a draft, because no public page shows it. */
function refreshPages(before: StoredPost | null, after: StoredPost): void {
  const versions = before ? [before, after] : [after];
  if (versions.some(({ status }) => status !== 'draft')) {
    revalidatePosts(versions.map(({ slug }) => slug));
  }
}

/** An error of PostgREST. Its code is empty when the database could not be reached. */
const answerSchema = z.object({ code: z.string().min(1), message: z.string().min(1) });

/** The message of the database about a failure, to be shown to staff; undefined when there is none. */
export function serverMessage(error: unknown): string | undefined {
  const answer = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return answerSchema.safeParse(answer).data?.message;
}
