import 'server-only';
import { furtherPages, type PageOf, pageOf } from '@/lib/paging/numbered';
import { booksIn, type Category, categories } from '@/lib/shop/categories';
import { relatedBooks } from '@/lib/shop/related';
import { searchBooks } from '@/lib/shop/search';
import { getAllProducts } from '@/lib/storefront/products';
import type { Product } from '@/lib/storefront/types';

/** Books on one page: rows of two, three and four come out even. */
const pageSize = 24;

export type CategoryCount = { category: Category; count: number };

/** One page of books, and what the filters beside it say. */
export interface BooksPage extends PageOf<Product> {
  /** Books in the whole shop. */
  inShop: number;
  counts: CategoryCount[];
}

type BooksRequest = { category?: Category | undefined; number: number };

/** A page of the shop or of one category; null when there is no such page. */
export async function getBooks({ category, number }: BooksRequest): Promise<BooksPage | null> {
  const books = await getAllProducts();
  const page = pageOf(booksIn(books, category), number, pageSize);
  return page && { ...page, inShop: books.length, counts: countsOf(books) };
}

/** A page of what a question finds; null when there is no such page. */
export async function getFoundBooks(query: string, number: number): Promise<BooksPage | null> {
  const books = await getAllProducts();
  const page = pageOf(searchBooks(books, query), number, pageSize);
  return page && { ...page, inShop: books.length, counts: countsOf(books) };
}

/** The numbers of the further pages that the shop or a category has. */
export async function getFurtherPages(category?: Category): Promise<string[]> {
  return furtherPages(booksIn(await getAllProducts(), category).length, pageSize);
}

/** Books to show beside one. */
export async function getRelatedBooks(product: Product): Promise<Product[]> {
  return relatedBooks(product, await getAllProducts());
}

/** How many books the shop has. */
export async function countBooks(): Promise<number> {
  return (await getAllProducts()).length;
}

function countsOf(books: readonly Product[]): CategoryCount[] {
  return categories.map((category) => ({ category, count: booksIn(books, category).length }));
}
