import type { Product } from '@/lib/storefront/types';
import { foldWords } from '@/lib/text/without-accents';

/**
 * The books in which every word of the query begins some word: matches in the title first, then in author and series,
 * then the rest, each in catalogue order. A query without a word finds nothing. An ISBN is found with and without its
 * hyphens, by its beginning, and as it was written before 2007, with ten digits.
 */
export function searchBooks(books: readonly Product[], query: string): Product[] {
  const folded = foldWords(query);
  const joined = folded.replace(/^isbn ?(1[03] )?/, '').replace(/(\d) (?=\d|x\b)/g, '$1');
  const readings = [folded, joined].map((reading) => reading.split(' ').filter(Boolean));
  return books
    .map((book) => ({ book, rank: Math.max(...readings.map((words) => rankOf(book, words))) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ book }) => book);
}

function rankOf({ title, book, tags, description }: Product, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const says = (...texts: (string | null)[]) => {
    const text = ` ${texts.map((part) => foldWords(part ?? '')).join(' ')}`;
    return words.every((word) => text.includes(` ${word}`));
  };
  if (says(title)) return 3;
  if (says(title, book.author, book.series)) return 2;
  return says(title, book.author, book.series, ...isbns(book.isbn), ...tags, description) ? 1 : 0;
}

/** An ISBN of thirteen digits without hyphens, and the one of ten digits that stands for the same book. */
function isbns(isbn: string | null): string[] {
  const digits = isbn?.replace(/\D/g, '') ?? '';
  const [, nine] = /^978(\d{9})\d$/.exec(digits) ?? [];
  if (!nine) return [digits];
  const sum = [...nine].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
  return [digits, nine + '0X987654321'.charAt(sum % 11)];
}
