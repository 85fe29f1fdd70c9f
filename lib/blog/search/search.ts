import 'server-only';
import { BlogError } from '@/lib/blog/queries';
import { type SummaryRow, toSummary } from '@/lib/blog/reshape';
import { bestParagraph, cutAround, foundWords, markWords } from '@/lib/blog/search/passage';
import { type FoundPage, type FoundPost, postsPerPage } from '@/lib/blog/types';
import { markdownText } from '@/lib/markdown/render';
import { createSecretClient } from '@/lib/supabase/secret';

/** The database ranks this many matches, the newest ones. It counts one more to report that there are others. */
const ranked = 120;

type FoundRow = SummaryRow & { content: string; hits: string[] };

function toFound(row: FoundRow): FoundPost {
  const found = foundWords(row.hits);
  const paragraph = bestParagraph([row.excerpt, ...row.content.split(/\n\s*\n/)], found);
  // Render only the chosen paragraph, because rendering a whole article takes a hundred times as long.
  const text = !paragraph || paragraph === row.excerpt ? row.excerpt : markdownText(paragraph);
  return {
    ...toSummary(row),
    titleSegments: markWords(row.title, found),
    passage: markWords(cutAround(text.replaceAll('\n', ' '), found), found),
  };
}

/**
 * Public posts that match, best first; null for a page after the last one. Not cached, because the number of terms is
 * unbounded.
 */
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
