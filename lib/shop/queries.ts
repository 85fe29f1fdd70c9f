import 'server-only';
import { unstable_cache } from 'next/cache';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { furtherPages, type PageOf, pageOf } from '@/lib/paging/numbered';
import { pathOf } from '@/lib/parameter-pages';
import type { DatedPage } from '@/lib/seo/sitemap';
import { getAllProducts } from '@/lib/storefront/products';
import type { Product } from '@/lib/storefront/types';
import { withoutInvisible } from '@/lib/text/clean';
import { foldWords, isbn10, isbn13 } from '@/lib/text/text';
import {
  bookListPath,
  booksIn,
  type Category,
  categories,
  firstCategory,
  plainTag,
} from './categories';

/** The prefixes of an ISBN: `ean`, `isbn`, `eISBN`, `I.S.B.N.`, `ISBN-13`, `isbn nº`, `urn:isbn:`. */
const isbnWords =
  /^(?:urn )?(?:ean ?(?=\d)|(?:e ?)?i ?s ?b ?n ?)(?:1[03] )?(?:n(?:um\w*|ro| ?o)? )?/;

/** Folded, the sign of «1º» would be a letter of the number; that of «1.º», which people leave out, a word. */
const wordsOf = (text: string) => foldWords(text.replace(/[ºª]/g, ' '));

const joinDigits = (folded: string) =>
  folded.replace(isbnWords, '').replace(/(\d) (?=\d|x\b)/g, '$1');

/** Joins what is also written as one word: initials (J. R. R.), abbreviations of plurals (EE. UU.) and the parts of an l·l. */
const joinLetters = (text: string) =>
  text
    .replace(/(?<=(?<![\p{L}\p{M}\p{N}])\p{L})\. ?(?=\p{L}\.)/gu, '')
    .replace(
      /(?<!\p{L})(([b-df-hj-np-tv-z])\2|aa|ee)[. ]{1,2}(?=(?:([b-df-hj-np-tv-z])\3|aa|oo|uu)(?!\p{L}))/giu,
      '$1',
    )
    .replace(/(?<=\p{L}l)[.·‧-](?=l\p{L})/giu, '');

const apostrophe = /(?<=\p{L})['’ʼ´`](?=\p{L})/gu;

/** Words that are not searched for beside others («libros de poesía»), since the texts of a book may lack them. */
const fillers = /^(?:libros?|el|l[ao]s?|un[ao]?s?|al?|con|del?|en|para|por|sobre|y)$/;

const withoutFillers = (words: string[]) => {
  const rest = words.filter((word) => !fillers.test(word));
  return rest.length > 0 ? rest : words;
};

const singular = (folded: string) =>
  folded
    .replace(/(?<=[aeiou])ces\b/g, 'z')
    .replace(/(?<=..[lnrdjsz])es\b|(?<=..[aeiou]|\bl[ao])s\b/g, '');

/**
 * The books in which every word of the query begins some word, or is one in singular or plural: matches in the title
 * first, then in author and series, then the rest, each in catalogue order. A query without a word finds nothing. An ISBN
 * is found with and without its hyphens, by its beginning, and as it was written before 2007, with ten digits.
 */
export function searchBooks(books: readonly Product[], query: string): Product[] {
  const parts = partsOf(query);
  const readings = [
    readingOf(parts, String),
    readingOf(parts, joinDigits),
    readingOf(partsOf(joinLetters(query)), String),
  ];
  return ranked(books, (book) => rankOf(book, readings, parts.excluded));
}

/** The books with a rank above zero, the highest first; those of one rank keep their order. */
const ranked = (books: readonly Product[], rankOf: (book: Product) => number) =>
  books
    .map((book) => ({ book, rank: rankOf(book) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ book }) => book);

/** As in the SQL function search_term: they are also apostrophes, so only a pair around words makes a phrase. */
const singleMarks =
  /((?:^|\s)-?)['‘-‛]([^\s"'‘-‛](?:[^"'‘-‛]|['‘-‛](?![\s,.;:?]|$))*)['‘-‛](?=[\s,.;:?]|$)/g;

/** The words and phrases of a query, and what a hyphen excludes beside them. An ISBN excludes nothing. */
function partsOf(query: string) {
  const text = withoutInvisible(query)
    .replace(/[\u2010\u2011\uff0d]/g, '-')
    .replace(/[«»“”„‟＂‹›❝❞〝〞〟「」『』″‶]/g, '"')
    .replace(singleMarks, '$1"$2"');
  // Words of one or two letters exclude nothing, because nearly every text has them.
  const exclusion = /(?<!\S)-("[^"]*"|[\p{L}\p{N}\p{M}]{3}[^\s"]*)/gu;
  const others = text.replace(exclusion, ' ');
  const excludes = foldWords(others) && !/^\d+x?$/.test(joinDigits(foldWords(text)));
  const included = excludes ? others : text;
  const fold = (pattern: RegExp, from: string) =>
    [...from.matchAll(pattern)].map(([, words = '']) => wordsOf(words)).filter(Boolean);
  return {
    wanted: wordsOf(included.replace(/"[^"]*"/g, ' ')),
    phrases: fold(/"([^"]*)"/g, included),
    excluded: excludes ? fold(exclusion, text) : [],
  };
}

const readingOf = ({ wanted, phrases }: ReturnType<typeof partsOf>, read: typeof joinDigits) =>
  withoutFillers([...read(wanted).split(' '), ...phrases.map(read)].filter(Boolean));

function rankOf(
  { title, book, tags, variants, description }: Product,
  readings: readonly (readonly string[])[],
  excluded: readonly string[],
): number {
  const fold = (...texts: (string | null)[]) => {
    const folded = texts.map((part) => wordsOf(part ?? '')).join(' ');
    // Also with «no 5» for «nº 5», «20000» for «20.000», «oconnor» for «O’Connor», and «jrr» for «J. R. R.».
    const text = texts.join(' ');
    const others = [text, text.replace(apostrophe, ''), joinLetters(text)].map(foldWords);
    others.push(joinDigits(folded), singular(folded));
    return ` ${[folded, ...others].join(' | ')} `;
  };
  const rest = [...isbns(book.isbn), book.binding, ...tags, description];
  const all = fold(title, book.author, book.series, ...rest);
  if (excluded.some((part) => all.includes(` ${singular(part)} `))) return 0;
  const isIn = (text: string) =>
    readings.some(
      (words) =>
        words.length > 0 &&
        words.every((word) => text.includes(` ${word}`) || text.includes(` ${singular(word)} `)),
    );
  if (isIn(fold(title))) return 3;
  if (isIn(fold(title, book.author, book.series))) return 2;
  // A book with another edition too is not excluded by that one.
  return isIn(all + fold(...variants.map((variant) => variant.title))) ? 1 : 0;
}

/** An ISBN without hyphens, with both its forms of ten and of thirteen digits. */
function isbns(isbn: string | null): string[] {
  const text = joinDigits(foldWords(isbn ?? ''));
  // Digits of other words may follow, such as those of the edition.
  const [digits = '', prefix, nine] = /(97[89])?(\d{9})[\dx]/.exec(text) ?? /\d+/.exec(text) ?? [];
  return nine && prefix !== '979' ? [digits, isbn10(nine), isbn13(`978${nine}`)] : [digits];
}

const author = 8;
const series = 4;
const category = 2;
const tag = 1;

/** Books of the same author first, then of the series, category and tags; available ones before sold-out ones. */
export function relatedBooks(to: Product, books: readonly Product[], count = 4): Product[] {
  const others = books.filter(({ id }) => id !== to.id);
  return ranked(others, (book) => likeness(to, book))
    .toSorted((a, b) => Number(b.availableForSale) - Number(a.availableForSale))
    .slice(0, count);
}

function likeness(one: Product, other: Product): number {
  const tags = new Set(one.tags.map(plainTag));
  const shared = other.tags.filter((name) => tags.has(plainTag(name))).length;
  const same = (a: string | null | undefined, b: string | null | undefined) =>
    Boolean(a) && a === b;
  return (
    (same(one.book.author, other.book.author) ? author : 0) +
    (same(one.book.series, other.book.series) ? series : 0) +
    (same(firstCategory(one)?.slug, firstCategory(other)?.slug) ? category : 0) +
    shared * tag
  );
}

/** Divisible by two, three and four, so that the last row is full. */
const pageSize = 24;

export type CategoryCount = { category: Category; count: number };

export interface BooksPage extends PageOf<Product> {
  /** The number of books in the whole shop. */
  inShop: number;
  counts: CategoryCount[];
}

type BooksRequest = { category?: Category | undefined; number: number };

/** A page of the shop or of one category; null when the page does not exist. */
export async function getBooks({ category, number }: BooksRequest): Promise<BooksPage | null> {
  const books = await getAllProducts();
  return booksPage(books, booksIn(books, category), number);
}

/** A page of search results; null when the page does not exist. */
export async function getFoundBooks(query: string, number: number): Promise<BooksPage | null> {
  const books = await getAllProducts();
  return booksPage(books, searchBooks(books, query), number);
}

function booksPage(books: readonly Product[], shown: readonly Product[], number: number) {
  const page = pageOf(shown, number, pageSize);
  const counts = categories.map((one) => ({ category: one, count: booksIn(books, one).length }));
  return page && { ...page, inShop: books.length, counts };
}

/** The numbers of the further pages of the shop or a category. */
export async function getFurtherPages(category?: Category): Promise<string[]> {
  return furtherPages(booksIn(await getAllProducts(), category).length, pageSize);
}

/** Keeps the last product list for when the shop does not answer, so that the blog's part of the sitemap can still change. */
const datedBooks = unstable_cache(
  async () =>
    (await getAllProducts()).map(({ handle, updatedAt, images }) => ({
      path: pathOf('product', handle),
      changed: updatedAt,
      images: images.map(({ url }) => url),
    })),
  ['product-pages'],
  { tags: [cacheTags.products], revalidate: cacheLifetimes.shop },
);

/** The categories, which have no date, and the books with their last changes, for the sitemap. */
export async function getShopPages(): Promise<DatedPage[]> {
  const lists = categories.map((category) => ({ path: bookListPath(category), changed: '' }));
  return [...lists, ...(await datedBooks())];
}
