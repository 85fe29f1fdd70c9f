import transliterate from '@sindresorhus/transliterate';
import { z } from 'zod';
import { chosenIds } from '@/app/admin/_frame/schema';
import {
  fieldNames,
  fieldOf,
  kinds,
  type PostField,
  postFields,
} from '@/app/admin/blog-posts/fields';
import { dayOf } from '@/lib/time/madrid';

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

type Rules = {
  [Name in PostField]: ReturnType<(typeof kinds)[(typeof postFields)[Name]['kind']]['rule']>;
};

const fieldRules = Object.fromEntries(
  fieldNames.map((name) => [name, kinds[fieldOf(name).kind].rule(fieldOf(name), name)]),
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
