import type { Tables } from '@/lib/supabase/database.types';

/**
 * How a field is checked (schema.ts), turned into the value of its control and compared. A `line` or `text` of at least
 * one character is required; the others may be empty.
 */
type Kind =
  | 'line'
  | 'optionalLine'
  | 'text'
  | 'slug'
  | 'status'
  | 'category'
  | 'time'
  | 'labels'
  | 'address'
  | 'picture'
  | 'pictures';

type Field = {
  kind: Kind;
  /** The limits in characters. */
  min?: number;
  max?: number;
  /** Whether restoring a version keeps the present value: address, state and dates. */
  stays?: true;
};

/** The fields of a post (requirement 6.6) in the order of comparisons; each is a column of blog_posts. */
export const postFields = {
  title: { kind: 'line', min: 1, max: 200 },
  /** The limit of the database (blog_posts_slug_shape). */
  slug: { kind: 'slug', max: 255, stays: true },
  excerpt: { kind: 'text', min: 10, max: 500 },
  /** The upper limit bounds the size of a request. */
  content: { kind: 'text', min: 50, max: 500_000 },
  status: { kind: 'status', stays: true },
  scheduled_for: { kind: 'time', stays: true },
  author: { kind: 'line', min: 1, max: 200 },
  category: { kind: 'category' },
  tags: { kind: 'labels' },
  image_url: { kind: 'picture' },
  image2: { kind: 'picture' },
  image3: { kind: 'picture' },
  gallery: { kind: 'pictures' },
  og_image: { kind: 'picture' },
  book_image: { kind: 'picture' },
  book_link: { kind: 'address' },
  amazon_link: { kind: 'address' },
  meta_title: { kind: 'optionalLine', max: 60 },
  meta_description: { kind: 'optionalLine', max: 160 },
} as const satisfies Record<string, Field>;

export type PostField = keyof typeof postFields;

export const fieldNames = Object.keys(postFields) as PostField[];

export const fieldOf = (name: PostField): Field => postFields[name];

/** The states of a post (requirement 6.6). */
export const postStatuses = ['draft', 'published', 'scheduled'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** A post as the editor reads it: the fields, the dates and `updated_at`, which identifies the version. */
export type StoredPost = Pick<
  Tables<'blog_posts'>,
  PostField | 'id' | 'published_at' | 'created_at' | 'updated_at'
>;

/** The columns of a `StoredPost`. */
export const editorColumns = ['id', ...fieldNames, 'published_at', 'created_at', 'updated_at'].join(
  ', ',
);

/** Any version of a post: a row, or a revision, which may lack columns that were added later. */
export type PostVersion = Partial<Omit<StoredPost, 'id' | 'created_at' | 'updated_at'>>;

/** The values of the controls. */
export type PostValues = Record<PostField, string>;

/** Converts a stored version to the values of the controls. `clock` formats an instant as local time. */
export function toValues(post: PostVersion, clock: (iso: string) => string): PostValues {
  const inControl = (name: PostField): string => {
    const value = post[name];
    if (!value) return '';
    if (Array.isArray(value)) return value.join(fieldOf(name).kind === 'labels' ? ', ' : '\n');
    return fieldOf(name).kind === 'time' ? clock(value) : value;
  };
  return Object.fromEntries(fieldNames.map((name) => [name, inControl(name)])) as PostValues;
}
