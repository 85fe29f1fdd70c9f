import { withoutAccents } from '@/lib/text/without-accents';

/**
 * Makes a slug of a title (requirement 6.6): lower case, accents removed, runs of anything but letters and digits
 * replaced by one hyphen, no hyphens at the edges. Pure, because the editor runs it while the writer types.
 */
export function slugify(title: string): string {
  return withoutAccents(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
}

/** The limit of the database (blog_posts_slug_shape). */
export const maxSlugLength = 255;
