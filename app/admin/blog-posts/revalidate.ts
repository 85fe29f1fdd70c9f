import 'server-only';
import { updateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache';

/**
 * Expires every page that shows posts: articles, lists, home page, feeds, sitemap and social images. Call it from
 * server actions only, after the change is stored. Pass the slugs before and after the change, so that the old address
 * of a renamed post is refreshed too. `updateTag` makes the next request wait for the new page, so the editor never
 * sees the old one.
 */
export function revalidatePosts(slugs: readonly string[]): void {
  updateTag(cacheTags.posts);
  for (const slug of new Set(slugs)) updateTag(cacheTags.post(slug));
}
