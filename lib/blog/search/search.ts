import 'server-only';
import { BlogError } from '@/lib/blog/queries';
import { type SummaryRow, toSummary } from '@/lib/blog/reshape';
import { bestParagraph, cutAround, foundWords, markWords } from '@/lib/blog/search/passage';
import { type FoundPage, type FoundPost, postsPerPage } from '@/lib/blog/types';
import { markdownText } from '@/lib/markdown/render';
import { createSecretClient } from '@/lib/supabase/secret';

/** How many matches the database ranks, the newest ones; it counts one more to say that there are others. */
const ranked = 120;

type FoundRow = SummaryRow & { content: string; hits: string[] };

function toFound(row: FoundRow): FoundPost {
  const found = foundWords(row.hits);
  const paragraph = bestParagraph([row.excerpt, ...row.content.split(/\n\s*\n/)], found);
  // Only the chosen paragraph is rendered: a whole article costs a hundred times as much.
  const text = !paragraph || paragraph === row.excerpt ? row.excerpt : markdownText(paragraph);
  return {
    ...toSummary(row),
    titleSegments: markWords(row.title, found),
    passage: markWords(cutAround(text.replaceAll('\n', ' '), found), found),
  };
}

/** Public posts that match, best first; null when the results do not go that far. Never cached: terms are endless. */
export async function searchPosts(term: string, page: number): Promise<FoundPage | null> {
  const { data, error } = await createSecretClient().rpc('search_blog_posts', {
    term,
    page,
    size: postsPerPage,
  });
  if (error) throw new BlogError(`Posts could not be searched: ${error.message}`);
  if (data.length === 0 && page > 1) return null;
  const counted = data[0]?.total ?? 0;
  const total = Math.min(counted, ranked);
  const rows: FoundRow[] = data;
  return {
    posts: rows.map(toFound),
    page,
    pages: Math.max(1, Math.ceil(total / postsPerPage)),
    total,
    more: counted > ranked,
  };
}
