import type { PostInput, PostStatus } from '@/app/admin/blog-posts/schema';
import type { Tables } from '@/lib/supabase/database.types';
import { fromWallClock, toWallClock } from '@/lib/time/madrid';

/** The columns that the editor reads: those it writes, the dates and `updated_at`, which identifies the version. */
export const editorColumns =
  'id, title, slug, excerpt, content, author, category, tags, image_url, image2, image3, og_image, book_image, book_link, amazon_link, gallery, status, meta_title, meta_description, published_at, scheduled_for, created_at, updated_at';

export type StoredPost = Omit<Tables<'blog_posts'>, 'public_at' | 'search'>;

/** The fields whose value is the text of their column. */
const plainFields = [
  ...(['title', 'slug', 'excerpt', 'content', 'author', 'category', 'status'] as const),
  ...(['image_url', 'image2', 'image3', 'og_image'] as const),
  ...(['book_image', 'book_link', 'amazon_link', 'meta_title', 'meta_description'] as const),
];

export type PostField = (typeof plainFields)[number] | 'tags' | 'gallery' | 'scheduled_for';

export const postFields: readonly PostField[] = [
  ...(['title', 'slug', 'excerpt', 'content', 'status', 'scheduled_for'] as const),
  ...(['author', 'category', 'tags', 'image_url', 'image2', 'image3', 'gallery'] as const),
  ...(['og_image', 'book_image', 'book_link', 'amazon_link'] as const),
  ...(['meta_title', 'meta_description'] as const),
];

export type PostValues = Record<PostField, string>;

/** Any version of a post: a row, or a revision, which may lack columns that were added later. */
export type PostVersion = Partial<Omit<StoredPost, 'id' | 'created_at' | 'updated_at'>>;

/** Converts a stored version to the values of the controls. `clock` formats an instant as local time. */
export function toValues(post: PostVersion, clock: (iso: string) => string): PostValues {
  const plain = Object.fromEntries(plainFields.map((field) => [field, post[field] ?? '']));
  return {
    ...(plain as Record<(typeof plainFields)[number], string>),
    tags: (post.tags ?? []).join(', '),
    gallery: (post.gallery ?? []).join('\n'),
    scheduled_for: post.scheduled_for ? clock(post.scheduled_for) : '',
  };
}

type Given<Input> = { [Field in keyof Input]: Exclude<Input[Field], undefined> };

/** The columns to write; fields that the form did not send are left out. */
export function toColumns(input: PostInput): Given<PostInput> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Given<PostInput>;
}

type Current = { status: string; published_at: string | null; scheduled_for: string | null };

/**
 * The new value of `published_at` (requirement 6.7): null unless the post is published; otherwise the existing date of
 * a post that was already public, else now. A scheduled post was public from its scheduled time on.
 */
export function publishedAt(
  status: PostStatus,
  current: Current | null,
  now = new Date(),
): string | null {
  if (status !== 'published') return null;
  const since = current?.status === 'scheduled' ? current.scheduled_for : null;
  if (since && new Date(since) <= now) return since;
  return (current?.status === 'published' && current.published_at) || now.toISOString();
}

type Stored = { status: string; scheduled_for: string };

/** Whether a post is public at `now`. `scheduled_for` is in the format of date controls. */
export function isPublic({ status, scheduled_for }: Stored, now = new Date()): boolean {
  if (status !== 'scheduled') return status === 'published';
  return scheduled_for !== '' && scheduled_for <= toWallClock(now.toISOString());
}

/** Why a post cannot be scheduled for an hour (in the format of date controls); null when it can. */
export function hourProblem(hour: string, now = new Date()) {
  if (hour === '') return 'scheduled_required';
  const time = fromWallClock(hour);
  if ('problem' in time) {
    return time.problem === 'skipped' ? 'scheduled_skipped' : 'scheduled_invalid';
  }
  return new Date(time.iso) > now ? null : 'past';
}
