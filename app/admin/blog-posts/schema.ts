import transliterate from '@sindresorhus/transliterate';
import { z } from 'zod';
import { chosenIds } from '@/app/admin/_frame/schema';
import { blogCategories } from '@/lib/blog/types';
import { cleanAddress, completeWebAddress } from '@/lib/text/addresses';
import { cleanLine, cleanText } from '@/lib/text/clean';
import { textBetween } from '@/lib/text/length';
import { distinctLabels, labelKey } from '@/lib/text/text';
import { dayOf, fromWallClock } from '@/lib/time/madrid';

const same = (one: string, other: string) => labelKey(one) === labelKey(other);

/** Splits a text at commas and line ends into trimmed labels; of repeated ones the first spelling is kept. */
export const tagsOf = (text: string): string[] =>
  distinctLabels(text.split(/[,\n]/).flatMap((tag) => tag.trim().replace(/\s+/g, ' ') || []));

/** Whether a text contains a label, ignoring case and accents. */
export const hasTag = (text: string, tag: string): boolean =>
  tagsOf(text).some((one) => same(one, tag));

/** Appends a label to a text, or removes it when the text contains it. */
export function toggleTag(text: string, tag: string): string {
  const tags = tagsOf(text);
  const others = tags.filter((one) => !same(one, tag));
  return (others.length === tags.length ? [...tags, tag] : others).join(', ');
}

function lastPiece(text: string): [before: string, piece: string] {
  const start = Math.max(text.lastIndexOf(','), text.lastIndexOf('\n')) + 1;
  return [text.slice(0, start), text.slice(start).trim()];
}

/** The used labels that contain the piece being typed, without those that are already in the text. */
export function suggestTags(text: string, used: readonly string[]): string[] {
  const [before, piece] = lastPiece(text);
  if (!piece) return [];
  const wanted = labelKey(piece);
  return used.filter((tag) => labelKey(tag).includes(wanted) && !hasTag(before, tag));
}

/** Replaces the piece being typed by a label. */
export const completeTag = (text: string, tag: string): string =>
  [...tagsOf(lastPiece(text)[0]), tag].join(', ');

/** The distinct labels of several posts in alphabetical order, each in one spelling. */
export function distinctTags(lists: readonly (readonly string[])[]): string[] {
  const groups = Map.groupBy(lists.flat(), labelKey);
  return [...groups.values()]
    .flatMap((group) => usualSpelling(group) ?? [])
    .toSorted((a, b) => a.localeCompare(b, 'es'));
}

/** The labels as other posts spell them. */
export const inUsedSpelling = (tags: readonly string[], used: readonly string[]): string[] =>
  tags.map((tag) => usualSpelling([...used.filter((other) => same(tag, other)), tag]) ?? tag);

const accents = (tag: string) => tag.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/** An accent is left out more often than added, so the spelling with most accents wins; then the most frequent one. */
function usualSpelling(tags: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(tags, (tag) => tag)];
  return counts.toSorted(
    ([one, a], [other, b]) => accents(other) - accents(one) || b.length - a.length,
  )[0]?.[0];
}

/**
 * A title as a slug (requirement 6.6). Other scripts are written in Latin letters; of a title in a script without such
 * a table, such as Chinese, the day remains. Pure, because the editor runs it while the writer types.
 */
export function slugify(title: string, now = new Date()): string {
  // NFKD first: it resolves ligatures, and with the accents gone ü stays u, which the library would write as ue.
  const plain = title.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
  const slug = transliterate(plain)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
  return slug || (/[\p{L}\p{N}]/u.test(title) ? `articulo-${dayOf(now).replaceAll('-', '')}` : '');
}

/** The limit of the database (blog_posts_slug_shape). */
const maxSlugLength = 255;

/**
 * The rules of the post editor (requirement 6.6), shared by browser and server. Error texts are keys into
 * `messages/es/posts.json`; `max:100` stands for 'Máximo {n} caracteres'. A field that the form does not send is
 * undefined and not written, so that saving never empties a field that the editor did not show.
 */
z.config({ jitless: true });

/** The states of a post (requirement 6.6). */
export const postStatuses = ['draft', 'published', 'scheduled'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** The limits of requirement 6.6; the last two bound the size of a request. */
export const postLimits = {
  title: 200,
  excerpt: { min: 10, max: 500 },
  content: { min: 50, max: 500_000 },
  meta_title: 60,
  meta_description: 160,
  author: 200,
  line: 2000,
} as const;

/** Rejects long input before it is normalised: normalising a long run of combining accents takes quadratic time. */
const raw = (max: number, required: string) => z.string(required).max(4 * max, `max:${max}`);

const cleaned = (clean: (typed: string) => string) => (min: number, max: number, key: string) =>
  raw(max, key)
    .transform(clean)
    .pipe(textBetween(min, max, key, `max:${max}`));

const line = cleaned(cleanLine);
const text = cleaned(cleanText);

const optionalLine = (max: number) =>
  line(0, max, 'invalid')
    .transform((value) => value || null)
    .optional();

/** https, or a path of this site. '//host' and '/\host' lead to other sites. */
const isAddress = (value: string) => /^(https:\/\/[^\s/]|\/(?![/\\]))\S*$/i.test(value);

const optionalAddress = raw(postLimits.line, 'url')
  .transform(completeWebAddress)
  .refine((value) => value === '' || isAddress(value), 'url')
  .transform((value) => value || null)
  .optional();

/** Text split at commas, trimmed, without empty and repeated labels (requirement 6.6). */
const tags = text(0, postLimits.line, 'invalid').transform(tagsOf).optional();

/** One address per line. */
const gallery = text(0, 20_000, 'url')
  .transform((value) => value.split('\n').flatMap((typed) => completeWebAddress(typed) || []))
  .refine((lines) => lines.every(isAddress), 'url')
  .optional();

/** A date and time in Madrid, converted to an instant. A scheduled post without one is never public. */
const scheduledFor = raw(32, 'scheduled_invalid')
  .transform((value, context) => {
    if (value === '') return null;
    const time = fromWallClock(value);
    if ('iso' in time) return time.iso;
    context.addIssue(time.problem === 'skipped' ? 'scheduled_skipped' : 'scheduled_invalid');
    return z.NEVER;
  })
  .optional();

const postFields = {
  title: line(1, postLimits.title, 'title'),
  slug: raw(maxSlugLength, 'slug')
    .transform(cleanAddress)
    .pipe(z.string().min(1, 'slug').max(maxSlugLength, `max:${maxSlugLength}`))
    .pipe(z.string().regex(/^[a-z0-9-]+$/, 'slug_shape')),
  excerpt: text(postLimits.excerpt.min, postLimits.excerpt.max, 'excerpt'),
  content: text(postLimits.content.min, postLimits.content.max, 'content'),
  author: line(1, postLimits.author, 'author'),
  category: z.enum(blogCategories, 'category'),
  tags,
  image_url: optionalAddress,
  image2: optionalAddress,
  image3: optionalAddress,
  og_image: optionalAddress,
  book_image: optionalAddress,
  book_link: optionalAddress,
  amazon_link: optionalAddress,
  gallery,
  status: z.enum(postStatuses, 'status'),
  scheduled_for: scheduledFor,
  meta_title: optionalLine(postLimits.meta_title),
  meta_description: optionalLine(postLimits.meta_description),
};

/** `save` keeps the chosen status, `publish` publishes now ('Publicar en Redes'). */
export const intents = ['save', 'publish'] as const;

export const postSchema = z.object({
  ...postFields,
  /** Empty for a new post. */
  id: z.uuid().or(z.literal('')).default(''),
  /** The post's updated_at when the editor was opened. */
  token: z.string().max(64).default(''),
  /** The token of another editor's version that the writer chose to overwrite. */
  overwrite: z.string().max(64).default(''),
  intent: z.enum(intents).default('save'),
});

type PostForm = z.output<typeof postSchema>;
export type PostInput = Omit<PostForm, 'id' | 'token' | 'overwrite' | 'intent'>;

export const deletePostSchema = z.object({ id: z.uuid() });

export const chosenPostsSchema = z.object({ ids: chosenIds });

export const restoreSchema = z.object({
  id: z.uuid(),
  revision: z.uuid(),
  token: z.string().max(64),
});
export const coverSchema = z.object({ handle: z.string().min(1).max(255) });
