import type { Segment } from '@/lib/blog/types';
import { withoutAccents } from '@/lib/text/without-accents';

/** A word may contain invisible characters, such as soft hyphens, and combining accents. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;
const before = 60;
const length = 240;

/** The words that a search has found, normalised for comparisons. */
export function foundWords(hits: string[]): Set<string> {
  return new Set(hits.flatMap((hit) => withoutAccents(hit).match(word) ?? []));
}

const isFound = (text: string, found: Set<string>) => found.has(withoutAccents(text));

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
    const words = (paragraph.match(word) ?? [])
      .map(withoutAccents)
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
  const start = first <= before ? 0 : paragraph.indexOf(' ', first - before) + 1;
  const rest = paragraph.slice(start);
  const end = rest.length <= length ? rest.length : rest.lastIndexOf(' ', length);
  const shown = rest.slice(0, end > 0 ? end : length).replace(/[\s,;:—]+$/u, '');
  return `${start > 0 ? '… ' : ''}${shown}${start + shown.length < paragraph.length ? '…' : ''}`;
}
