import { withoutAccents } from '@/lib/text/without-accents';

/** A title as a slug (requirement 6.6). Pure, because the editor runs it while the writer types. */
export function slugify(title: string): string {
  return withoutAccents(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
}

/** The limit of the database (blog_posts_slug_shape). */
export const maxSlugLength = 255;
