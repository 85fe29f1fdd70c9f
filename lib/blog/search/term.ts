import { cleanText } from '@/lib/text/clean';

/** Longer than anybody types; what comes behind is cut off. */
export const longestTerm = 100;

type Given = string | string[] | undefined;
const first = (given: Given) => (Array.isArray(given) ? given[0] : given) ?? '';

/** What an address asks for, as a person would have typed it: one line without control characters. */
export function searchTerm(given: Given): string {
  return [...cleanText(first(given)).replace(/\s+/g, ' ')].slice(0, longestTerm).join('').trim();
}

/** The page of results that an address asks for; null when it cannot be one. */
export function searchPage(given: Given): number | null {
  const text = first(given);
  if (text === '') return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** The address of a page of results. */
export function searchAddress(term: string, page = 1): `/blog?${string}` {
  const query = new URLSearchParams({ q: term, ...(page > 1 && { pagina: String(page) }) });
  return `/blog?${query}`;
}
