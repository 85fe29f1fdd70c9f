import { withoutAccents } from '@/lib/text/without-accents';

/**
 * The address that a title proposes (requirement 6.6): lower case, accents removed, runs of anything but letters and digits
 * become one hyphen, none at the edges. Pure: the editor shows it while one types.
 */
export function slugify(title: string): string {
  return withoutAccents(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
}

/** What the database takes (blog_posts_slug_shape). */
export const maxSlugLength = 255;
