import type { Product } from '@/lib/storefront/types';
import { withoutAccents } from '@/lib/text/without-accents';

/** Normalises text for comparison: no accents, lower case, words separated by single spaces. */
export const fold = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The books in which every word of the query begins some word: matches in the title first, then in author and series,
 * then the rest, each in catalogue order. A query without a word finds nothing.
 */
export function searchBooks(books: readonly Product[], query: string): Product[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return books
    .map((book) => ({ book, rank: rankOf(book, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ book }) => book);
}

function rankOf({ title, book, tags, description }: Product, words: readonly string[]): number {
  const says = (...texts: (string | null)[]) => {
    const text = ` ${texts.map((part) => fold(part ?? '')).join(' ')}`;
    return words.every((word) => text.includes(` ${word}`));
  };
  if (says(title)) return 3;
  if (says(title, book.author, book.series)) return 2;
  const isbn = book.isbn?.replace(/\D/g, '') ?? null;
  return says(title, book.author, book.series, isbn, ...tags, description) ? 1 : 0;
}
