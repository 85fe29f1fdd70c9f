import type { Post, PostSummary } from '@/lib/blog/types';

const wanted = 3;

/** How many of the newest posts, and of those of its category, are looked through for related ones. */
export const relatedCandidates = 12;

/**
 * Related posts for the end of an article: first what shares most tags with it, then its own category, then
 * the newest. `candidates` come in the order of the lists and may name a post twice.
 */
export function relatedPosts(
  post: Pick<Post, 'slug' | 'tags' | 'category'>,
  candidates: PostSummary[],
): PostSummary[] {
  const tags = new Set(post.tags);
  const points = (other: PostSummary) =>
    2 * other.tags.filter((tag) => tags.has(tag)).length + Number(other.category === post.category);
  const others = new Map(candidates.map((candidate) => [candidate.slug, candidate]));
  others.delete(post.slug);
  // Sorting is stable: among equals the order of the list stays.
  return [...others.values()].sort((a, b) => points(b) - points(a)).slice(0, wanted);
}
