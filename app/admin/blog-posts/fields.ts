import { z } from 'zod';
import { type BlogCategory, blogCategories } from '@/lib/blog/types';
import { parameterPages } from '@/lib/parameter-pages';
import type { Tables } from '@/lib/supabase/database.types';
import { cleanAddress, completeWebAddress } from '@/lib/text/addresses';
import { cleanLine, cleanText } from '@/lib/text/clean';
import { cleanedText, rawText } from '@/lib/text/length';
import { fromWallClock, toSpanishDate, toWallClock } from '@/lib/time/madrid';
import { tagsOf } from './tags';

/** The states of a post (requirement 6.6). */
export const postStatuses = ['draft', 'published', 'scheduled'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** The limit of an address and of all labels, which bounds the size of a request. */
export const maxLine = 2000;

const line = (...rule: [min: number, max: number, key: string]) => cleanedText(cleanLine, ...rule);
const text = (...rule: [min: number, max: number, key: string]) => cleanedText(cleanText, ...rule);

/** https, or a path of this site. '//host' and '/\host' lead to other sites. */
const isAddress = (value: string) => /^(https:\/\/[^\s/]|\/(?![/\\]))\S*$/i.test(value);

const address = rawText(maxLine, 'url')
  .transform(completeWebAddress)
  .refine((value) => value === '' || isAddress(value), 'url')
  .transform((value) => value || null)
  .optional();

/** In characters. */
type Limits = { min?: number; max?: number };

/** Where the lists of the blog stand. The social card of such a post, /blog/categoria/social.jpg, would be one's address. */
const reserved = Object.values(parameterPages).flatMap(({ base }) => base.split('/blog/')[1] ?? []);

type Kind = {
  /** The rule of the text in the control. The name of a required field is the key of its error. */
  rule: (limits: Limits, name: string) => z.ZodType;
  /** Two versions are compared as a whole or as lists of pictures instead of by words. */
  compared?: 'whole' | 'pictures';
  /** What people read instead of a value: the group of messages that names it, or a function. */
  shown?: 'posts.status' | 'blog.categories' | ((value: string) => string);
};

/**
 * The kinds of fields. A `line` or `text` of at least one character is required; the others may be empty. Schema,
 * control values and comparison derive from this table, shared by browser and server. Error texts are keys into
 * `messages/es/posts.json`; `max:100` means 'Máximo {n} caracteres'. A field that the form does not send is undefined
 * and not written, so that saving never empties a field that the editor did not show.
 */
export const kinds = {
  line: { rule: ({ min = 1, max = maxLine }, name) => line(min, max, name) },
  text: { rule: ({ min = 1, max = maxLine }, name) => text(min, max, name) },
  optionalLine: {
    rule: ({ max = maxLine }) =>
      line(0, max, 'invalid')
        .transform((value) => value || null)
        .optional(),
  },
  slug: {
    rule: ({ max = maxLine }) =>
      rawText(max, 'slug')
        .transform(cleanAddress)
        .pipe(z.string().min(1, 'slug').max(max, `max:${max}`))
        .pipe(z.string().regex(/^[a-z0-9-]+$/, 'slug_shape'))
        .refine((value) => !['pagina', ...reserved].includes(value), 'slug_reserved'),
    compared: 'whole',
  },
  status: {
    rule: () => z.enum(postStatuses, 'status'),
    compared: 'whole',
    shown: 'posts.status',
  },
  category: {
    rule: () => z.enum(blogCategories, 'category'),
    compared: 'whole',
    shown: 'blog.categories',
  },
  /** A date and time in Madrid, converted to an instant. A scheduled post without one is never public. */
  time: {
    rule: () =>
      rawText(32, 'scheduled_invalid')
        .transform((value, context) => {
          if (value === '') return null;
          const time = fromWallClock(value);
          if ('iso' in time) return time.iso;
          context.addIssue(time.problem === 'skipped' ? 'scheduled_skipped' : 'scheduled_invalid');
          return z.NEVER;
        })
        .optional(),
    compared: 'whole',
    shown: toSpanishDate,
  },
  /** Text split at commas, trimmed, without empty and repeated labels (requirement 6.6). */
  labels: { rule: () => text(0, maxLine, 'invalid').transform(tagsOf).optional() },
  address: { rule: () => address },
  picture: { rule: () => address, compared: 'pictures' },
  /** One address per line. */
  pictures: {
    rule: () =>
      text(0, 20_000, 'url')
        .transform((value) => value.split('\n').flatMap((typed) => completeWebAddress(typed) || []))
        .refine((lines) => lines.every(isAddress), 'url')
        .optional(),
    compared: 'pictures',
  },
} satisfies Record<string, Kind>;

type Field = Limits & {
  kind: keyof typeof kinds;
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

export const kindOf = (name: PostField): Kind => kinds[fieldOf(name).kind];

/** A post as the editor reads it: the fields, the dates and `updated_at`, which identifies the version. */
export type StoredPost = Pick<
  Tables<'blog_posts'>,
  PostField | 'id' | 'published_at' | 'created_at' | 'updated_at'
> & { category: BlogCategory };

/** The columns of a `StoredPost`. */
export const editorColumns = ['id', ...fieldNames, 'published_at', 'created_at', 'updated_at'].join(
  ', ',
);

/** Any version of a post: a row, or a revision, which may lack columns that were added later. */
export type PostVersion = Partial<Omit<StoredPost, 'id' | 'created_at' | 'updated_at'>>;

/** The values of the controls. */
export type PostValues = Record<PostField, string>;

/** Converts a stored version to the values of the controls, times to those of Madrid. */
export function toValues(post: PostVersion): PostValues {
  const inControl = (name: PostField): string => {
    const value = post[name];
    if (!value) return '';
    if (Array.isArray(value)) return value.join(fieldOf(name).kind === 'labels' ? ', ' : '\n');
    return fieldOf(name).kind === 'time' ? toWallClock(value) : value;
  };
  return Object.fromEntries(fieldNames.map((name) => [name, inControl(name)])) as PostValues;
}
