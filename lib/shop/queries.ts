import 'server-only';
import { furtherPages, type PageOf, pageOf } from '@/lib/paging/numbered';
import { booksIn, type Category, categories } from '@/lib/shop/categories';
import { relatedBooks } from '@/lib/shop/related';
import { searchBooks } from '@/lib/shop/search';
import { getAllProducts } from '@/lib/storefront/products';
import type { Product } from '@/lib/storefront/types';

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
  const page = pageOf(booksIn(books, category), number, pageSize);
  return page && { ...page, inShop: books.length, counts: countsOf(books) };
}

/** A page of search results; null when the page does not exist. */
export async function getFoundBooks(query: string, number: number): Promise<BooksPage | null> {
  const books = await getAllProducts();
  const page = pageOf(searchBooks(books, query), number, pageSize);
  return page && { ...page, inShop: books.length, counts: countsOf(books) };
}

/** The numbers of the further pages of the shop or a category. */
export async function getFurtherPages(category?: Category): Promise<string[]> {
  return furtherPages(booksIn(await getAllProducts(), category).length, pageSize);
}

/** Books related to this one. */
export async function getRelatedBooks(product: Product): Promise<Product[]> {
  return relatedBooks(product, await getAllProducts());
}

/** The number of books in the shop. */
export async function countBooks(): Promise<number> {
  return (await getAllProducts()).length;
}

function countsOf(books: readonly Product[]): CategoryCount[] {
  return categories.map((category) => ({ category, count: booksIn(books, category).length }));
}
