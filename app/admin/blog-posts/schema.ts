import transliterate from '@sindresorhus/transliterate';
import { z } from 'zod';
import { withoutAccents } from '@/lib/text/text';
import { dayOf, fromWallClock } from '@/lib/time/madrid';
import { fieldNames, fieldOf, kinds, type PostField, type PostStatus, postFields } from './fields';

/**
 * A title as a slug (requirement 6.6). Other scripts are written in Latin letters; of a title in a script without such
 * a table, such as Chinese, the day remains. Pure, because the editor runs it while the writer types.
 */
export function slugify(title: string, now = new Date()): string {
  // Accents first: without them ü stays u, which the library would write as ue.
  const plain = withoutAccents(title);
  // Letters and digits only, because the library writes signs too: € as e.
  const slug = transliterate(plain.replace(/[^\p{L}\p{N}]+/gu, '-'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, postFields.slug.max)
    .replace(/^-+|-+$/g, '');
  return slug || (/[\p{L}\p{N}]/u.test(plain) ? `articulo-${dayOf(now).replaceAll('-', '')}` : '');
}

type Rules = {
  [Name in PostField]: ReturnType<(typeof kinds)[(typeof postFields)[Name]['kind']]['rule']>;
};

const fieldRules = Object.fromEntries(
  fieldNames.map((name) => [name, kinds[fieldOf(name).kind].rule(fieldOf(name), name)]),
) as Rules;

const fieldsSchema = z.object(fieldRules);

export const postSchema = fieldsSchema.extend({
  /** Empty for a new post. */
  id: z.uuid().or(z.literal('')).default(''),
  /** The post's updated_at when the editor was opened. */
  token: z.string().max(64).default(''),
  /** The token of another editor's version that the writer chose to overwrite. */
  overwrite: z.string().max(64).default(''),
  /** `save` keeps the chosen status, `publish` publishes now ('Publicar en Redes'). */
  intent: z.enum(['save', 'publish']).default('save'),
  /** The fields of saves that got no answer, each as a query string: the stored version may be one of them. */
  earlier: z
    .preprocess((given) => [given ?? []].flat(), z.array(z.string()).max(3))
    .transform((saves) =>
      saves.flatMap(
        (save) => fieldsSchema.safeParse(Object.fromEntries(new URLSearchParams(save))).data ?? [],
      ),
    ),
});

type PostForm = z.output<typeof postSchema>;
export type Intent = PostForm['intent'];
export type PostInput = z.output<typeof fieldsSchema>;

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
export function isPublic({ status, scheduled_for }: Stored, now: Date): boolean {
  if (status !== 'scheduled') return status === 'published';
  const time = fromWallClock(scheduled_for);
  return 'iso' in time && new Date(time.iso) <= now;
}

/** Why a post cannot be scheduled for an hour (in the format of date controls); null when it can. */
export function hourProblem(hour: string, now: Date) {
  if (hour === '') return 'scheduled_required';
  const time = fromWallClock(hour);
  if ('problem' in time) {
    return time.problem === 'skipped' ? 'scheduled_skipped' : 'scheduled_invalid';
  }
  return new Date(time.iso) > now ? null : 'past';
}
