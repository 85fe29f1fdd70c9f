import 'server-only';
import { updateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache';

/**
 * Makes a change of posts show at once, wherever they stand: articles, lists, home page, feeds, sitemap and social
 * images. For server actions only, after the change is stored; give the slugs from before and after it, so that a
 * renamed post leaves its old address too. The person who saved waits for the new page and never sees the old one.
 */
export function revalidatePosts(slugs: readonly string[]): void {
  updateTag(cacheTags.posts);
  for (const slug of new Set(slugs)) updateTag(cacheTags.post(slug));
}
