import 'server-only';
import { markdownText } from '@/lib/markdown/render';
import { createSecretClient } from '@/lib/supabase/secret';
import { withoutAccents } from '@/lib/text/text';
import type { PublicRow } from './queries';
import {
  type FoundPage,
  type FoundPost,
  type PostSummary,
  postsPerPage,
  type Segment,
  summaryColumns,
} from './types';

/**
 * A word as `search_text` of the database leaves it: invisible characters, such as soft hyphens, and combining accents may be
 * within it, and a sign between thousands; signs among the letters (ʼ, ʿ, ª, º) and raised digits separate words.
 */
const word =
  /(?:(?![\u02b0-\u02ffªº])[\p{L}\p{Nd}\u2080-\u2089][\p{M}\p{Cf}]*(?:(?<=l)·(?=l)|(?<=\p{Nd})[.\xa0\u202f](?=\d{3}(?!\d)))?)+/giu;
const before = 60;
const length = 240;

/** A word as `without_accents` of the database writes it: also without the plurals that the stemmer leaves. */
const fold = (text: string) =>
  withoutAccents(text)
    .replace(/^([aeiou][b-df-hj-np-tv-z]+[aeiou]|[a-z]ia|[rt]io|pie)s$/, '$1')
    .replace(/(?<=[aeiou])ces$/, 'z')
    .replace(/[.\s]/g, '');

/** The words that a search has found, normalised for comparisons. */
export function foundWords(hits: string[]): Set<string> {
  return new Set(hits.flatMap((hit) => hit.match(word) ?? []).map(fold));
}

const isFound = (text: string, found: Set<string>) => found.has(fold(text));

/** Splits a text into segments and marks the found words. The joined segments are the text again. */
export function markWords(text: string, found: Set<string>): Segment[] {
  const segments: Segment[] = [];
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) segments.push({ from, text: text.slice(from, to), marked });
    return to;
  };
  let at = 0;
  for (const match of text.matchAll(word)) {
    if (!isFound(match[0], found)) continue;
    at = add(at, match.index, false);
    at = add(at, match.index + match[0].length, true);
  }
  add(at, text.length, false);
  return segments;
}

/** The paragraph with the most found words; null when none contains any. */
export function bestParagraph(paragraphs: string[], found: Set<string>): string | null {
  let best: string | null = null;
  let most = 0;
  for (const paragraph of paragraphs) {
    // Markdown puts these signs within words too.
    const words = (paragraph.replace(/[*~]/g, '').match(word) ?? [])
      .map(fold)
      .filter((text) => found.has(text));
    // Different words count more than repetitions of one.
    const points = new Set(words).size * 10 + Math.min(words.length, 9);
    if (words.length > 0 && points > most) [best, most] = [paragraph, points];
  }
  return best;
}

/** The part of a paragraph that a result list shows, cut between words around the first found word. */
export function cutAround(paragraph: string, found: Set<string>): string {
  if (paragraph.length <= length) return paragraph;
  const first = [...paragraph.matchAll(word)].find(([text]) => isFound(text, found))?.index ?? 0;
  // Starts behind the first blank. A text without blanks, such as an address, starts with the found word.
  const lead = /(?<= ).*/s.exec(paragraph.slice(first - before, first))?.[0] ?? '';
  const start = first <= before ? 0 : first - lead.length;
  const rest = paragraph.slice(start);
  const end = rest.length <= length ? rest.length : rest.lastIndexOf(' ', length);
  const shown = rest.slice(0, end > 0 ? end : length).replace(/[\s,;:—\p{Cs}]+$/u, '');
  return `${start > 0 ? '… ' : ''}${shown}${start + shown.length < paragraph.length ? '…' : ''}`;
}

/** The database ranks this many matches, the newest ones. It counts one more to report that there are others. */
const ranked = 120;

/** `[^1]` within a paragraph, `[^1]: ` before the note itself. */
const noteMark = /\[\^[^\][\s]+\](:[ \t]+)?/g;

type Found = { summary: PostSummary; content: string; hits: string[] };

function toFound({ summary, content, hits }: Found): FoundPost {
  const { title, excerpt } = summary;
  const found = foundWords(hits);
  return {
    ...summary,
    titleSegments: markWords(title, found),
    passage: markWords(cutAround(passageOf({ excerpt, content }, found), found), found),
  };
}

/** The text of an article's best paragraph, on one line; its excerpt when that is better or the paragraph shows no text. */
export function passageOf(
  { excerpt, content }: { excerpt: string; content: string },
  found: Set<string>,
): string {
  const paragraph = bestParagraph([excerpt, ...content.split(/\n\s*\n/)], found) ?? excerpt;
  // Render only the chosen paragraph, because rendering a whole article takes a hundred times as long. A note's mark
  // needs the rest of the article.
  const text = paragraph === excerpt ? excerpt : markdownText(paragraph.replace(noteMark, ''));
  return (text || excerpt).replaceAll('\n', ' ');
}

/** Matching public posts, best first; null after the last page. Not cached: the number of terms is unbounded. */
export async function searchPosts(term: string, page: number): Promise<FoundPage | null> {
  const { data, error } = await createSecretClient()
    .rpc('search_blog_posts', { term, page, size: postsPerPage })
    .select(`${summaryColumns}, content, hits, total`)
    .overrideTypes<PublicRow[]>();
  if (error) throw new Error(`Posts could not be searched: ${error.message}`);
  if (data.length === 0 && page > 1) return null;
  const counted = data[0]?.total ?? 0;
  const total = Math.min(counted, ranked);
  return {
    posts: data.map(({ content, hits, total, ...summary }) => toFound({ summary, content, hits })),
    page,
    pages: Math.max(1, Math.ceil(total / postsPerPage)),
    total,
    more: counted > ranked,
  };
}
