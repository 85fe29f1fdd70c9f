import type { Post, PostSummary } from '@/lib/blog/types';
import { labelKey } from '@/lib/text/without-accents';

const wanted = 3;

/** The number of newest posts, and of newest posts of the same category, among which related ones are chosen. */
export const relatedCandidates = 12;

/** `candidates` sorted by shared tags, then category, then their own order; they may contain a post twice. */
export function relatedPosts(
  post: Pick<Post, 'slug' | 'tags' | 'category'>,
  candidates: PostSummary[],
): PostSummary[] {
  const tags = new Set(post.tags.map(labelKey));
  const points = (other: PostSummary) =>
    2 * tags.intersection(new Set(other.tags.map(labelKey))).size +
    Number(other.category === post.category);
  const others = new Map(candidates.map((candidate) => [candidate.slug, candidate]));
  others.delete(post.slug);
  // The sort is stable, so equal posts keep the order of the list.
  return [...others.values()].sort((a, b) => points(b) - points(a)).slice(0, wanted);
}
