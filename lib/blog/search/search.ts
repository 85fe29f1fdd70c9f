import 'server-only';
import { BlogError } from '@/lib/blog/queries';
import { summaryColumns, toPublic } from '@/lib/blog/reshape';
import { bestParagraph, cutAround, foundWords, markWords } from '@/lib/blog/search/passage';
import { type FoundPage, type FoundPost, type PostSummary, postsPerPage } from '@/lib/blog/types';
import { markdownText } from '@/lib/markdown/render';
import { createSecretClient } from '@/lib/supabase/secret';

/** The database ranks this many matches, the newest ones. It counts one more to report that there are others. */
const ranked = 120;

type Found = { summary: PostSummary; content: string; hits: string[] };

function toFound({ summary, content, hits }: Found): FoundPost {
  const { title, excerpt } = summary;
  const found = foundWords(hits);
  const paragraph = bestParagraph([excerpt, ...content.split(/\n\s*\n/)], found);
  // Render only the chosen paragraph, because rendering a whole article takes a hundred times as long.
  const text = !paragraph || paragraph === excerpt ? excerpt : markdownText(paragraph);
  return {
    ...summary,
    titleSegments: markWords(title, found),
    passage: markWords(cutAround(text.replaceAll('\n', ' '), found), found),
  };
}

/** Matching public posts, best first; null after the last page. Not cached: the number of terms is unbounded. */
export async function searchPosts(term: string, page: number): Promise<FoundPage | null> {
  const { data, error } = await createSecretClient()
    .rpc('search_blog_posts', { term, page, size: postsPerPage })
    .select(`${summaryColumns}, content, hits, total`);
  if (error) throw new BlogError(`Posts could not be searched: ${error.message}`);
  if (data.length === 0 && page > 1) return null;
  const counted = data[0]?.total ?? 0;
  const total = Math.min(counted, ranked);
  return {
    posts: data.map(({ content, hits, total, ...summary }) =>
      toFound({ summary: toPublic(summary), content, hits }),
    ),
    page,
    pages: Math.max(1, Math.ceil(total / postsPerPage)),
    total,
    more: counted > ranked,
  };
}
