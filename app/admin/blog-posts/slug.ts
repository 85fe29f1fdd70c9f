import transliterate from '@sindresorhus/transliterate';
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
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
  return slug || (/[\p{L}\p{N}]/u.test(title) ? `articulo-${dayOf(now).replaceAll('-', '')}` : '');
}

/** The limit of the database (blog_posts_slug_shape). */
export const maxSlugLength = 255;
