import { asciiDigits } from '@/lib/text/addresses';
import { cleanLine, withoutInvisible } from '@/lib/text/clean';

/** The most characters (code points) of a search term; the rest is cut off. */
export const longestTerm = 100;

/** The searches of the back-office find nothing for a shorter term, which has too many matches. */
export const shortestTerm = 2;

/** One line without control characters and invisible ones; of repeated parameters the first is used. */
export function searchTerm(given: string | string[] | undefined): string {
  const text = (Array.isArray(given) ? given[0] : given) ?? '';
  const line = cleanLine(withoutInvisible(asciiDigits(text)));
  return [...line].slice(0, longestTerm).join('').trim();
}
