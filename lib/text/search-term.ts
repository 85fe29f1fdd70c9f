import { cleanText } from '@/lib/text/clean';

/** Longer than anybody types; what comes behind is cut off. In characters as people count them. */
export const longestTerm = 100;

/** What an address asks for, as a person would have typed it: one line without control characters. Of several, the first. */
export function searchTerm(given: string | string[] | undefined): string {
  const text = (Array.isArray(given) ? given[0] : given) ?? '';
  return [...cleanText(text).replace(/\s+/g, ' ')].slice(0, longestTerm).join('').trim();
}
