import transliterate from '@sindresorhus/transliterate';
import { z } from 'zod';
import { chosenIds } from '@/app/admin/_frame/schema';
import {
  fieldNames,
  fieldOf,
  type PostField,
  postFields,
  postStatuses,
} from '@/app/admin/blog-posts/fields';
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
    .slice(0, postFields.slug.max)
    .replace(/^-+|-+$/g, '');
  return slug || (/[\p{L}\p{N}]/u.test(title) ? `articulo-${dayOf(now).replaceAll('-', '')}` : '');
}

/**
 * The rules of the post editor (requirement 6.6), shared by browser and server. Error texts are keys into
 * `messages/es/posts.json`; `max:100` stands for 'Máximo {n} caracteres'. A field that the form does not send is
 * undefined and not written, so that saving never empties a field that the editor did not show.
 */
z.config({ jitless: true });

/** The limit of an address and of all labels, which bounds the size of a request. */
export const maxLine = 2000;

/** Rejects long input before it is normalised: normalising a long run of combining accents takes quadratic time. */
const raw = (max: number, required: string) => z.string(required).max(4 * max, `max:${max}`);

const cleaned = (clean: (typed: string) => string) => (min: number, max: number, key: string) =>
  raw(max, key)
    .transform(clean)
    .pipe(textBetween(min, max, key, `max:${max}`));

const line = cleaned(cleanLine);
const text = cleaned(cleanText);

/** https, or a path of this site. '//host' and '/\host' lead to other sites. */
const isAddress = (value: string) => /^(https:\/\/[^\s/]|\/(?![/\\]))\S*$/i.test(value);

const address = raw(maxLine, 'url')
  .transform(completeWebAddress)
  .refine((value) => value === '' || isAddress(value), 'url')
  .transform((value) => value || null)
  .optional();

type Limits = { min?: number; max?: number };

/** The rule of each kind of field. The name of a required field is the key of its error. */
const rules = {
  line: ({ min = 1, max = maxLine }: Limits, name: string) => line(min, max, name),
  text: ({ min = 1, max = maxLine }: Limits, name: string) => text(min, max, name),
  optionalLine: ({ max = maxLine }: Limits) =>
    line(0, max, 'invalid')
      .transform((value) => value || null)
      .optional(),
  slug: ({ max = maxLine }: Limits) =>
    raw(max, 'slug')
      .transform(cleanAddress)
      .pipe(z.string().min(1, 'slug').max(max, `max:${max}`))
      .pipe(z.string().regex(/^[a-z0-9-]+$/, 'slug_shape')),
  status: () => z.enum(postStatuses, 'status'),
  category: () => z.enum(blogCategories, 'category'),
  /** A date and time in Madrid, converted to an instant. A scheduled post without one is never public. */
  time: () =>
    raw(32, 'scheduled_invalid')
      .transform((value, context) => {
        if (value === '') return null;
        const time = fromWallClock(value);
        if ('iso' in time) return time.iso;
        context.addIssue(time.problem === 'skipped' ? 'scheduled_skipped' : 'scheduled_invalid');
        return z.NEVER;
      })
      .optional(),
  /** Text split at commas, trimmed, without empty and repeated labels (requirement 6.6). */
  labels: () => text(0, maxLine, 'invalid').transform(tagsOf).optional(),
  address: () => address,
  picture: () => address,
  /** One address per line. */
  pictures: () =>
    text(0, 20_000, 'url')
      .transform((value) => value.split('\n').flatMap((typed) => completeWebAddress(typed) || []))
      .refine((lines) => lines.every(isAddress), 'url')
      .optional(),
};

type Rules = {
  [Name in PostField]: ReturnType<(typeof rules)[(typeof postFields)[Name]['kind']]>;
};

const fieldRules = Object.fromEntries(
  fieldNames.map((name) => [name, rules[fieldOf(name).kind](fieldOf(name), name)]),
) as Rules;

/** `save` keeps the chosen status, `publish` publishes now ('Publicar en Redes'). */
export const intents = ['save', 'publish'] as const;

export const postSchema = z.object({
  ...fieldRules,
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
