import { cleanText } from '@/lib/text/clean';

/** The most characters (code points) of a search term; the rest is cut off. */
export const longestTerm = 100;

/** One line without control characters; of repeated parameters the first is used. */
export function searchTerm(given: string | string[] | undefined): string {
  const text = (Array.isArray(given) ? given[0] : given) ?? '';
  return [...cleanText(text).replace(/\s+/g, ' ')].slice(0, longestTerm).join('').trim();
}
