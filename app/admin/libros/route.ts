import type { NextRequest } from 'next/server';
import { shortestTerm } from '@/lib/admin/search-result';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import type { BookChoice } from '@/lib/blog/editor/book-choice';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { searchBooks } from '@/lib/shop/search';
import { getAllProducts } from '@/lib/storefront/products';
import { searchTerm } from '@/lib/text/search-term';

/** How many books are offered at once. */
const mostBooks = 8;

/** The books of the shop that a term finds, for the post editor. Staff only; answers `BookChoice[]`, or 502 without the shop. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  try {
    await assertStaff();
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Search for books', error);
    return new Response(null, { status: 500 });
  }
  const term = searchTerm(nextUrl.searchParams.get('q') ?? undefined);
  try {
    const found = [...term].length < shortestTerm ? [] : searchBooks(await getAllProducts(), term);
    const books = found
      .slice(0, mostBooks)
      .map(({ handle, title, book }): BookChoice => ({ handle, title, author: book.author ?? '' }));
    return Response.json(books, {
      headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
    });
  } catch (error) {
    log.warn('Search for books: the shop does not answer', error);
    return new Response(null, { status: 502 });
  }
}
