import { staffSearch } from '@/app/admin/_frame/staff-get';
import type { BookChoice } from '@/app/admin/blog-posts/_editor/search-picker';
import { log } from '@/lib/log/log';
import { searchBooks } from '@/lib/shop/queries';
import { getAllProducts } from '@/lib/storefront/products';

const mostBooks = 8;

/** Books of the shop that match a term. Staff only; answers `BookChoice[]`, or 502 when the shop fails. */
export const GET = staffSearch('Search for books', async (term) => {
  try {
    return searchBooks(await getAllProducts(), term)
      .slice(0, mostBooks)
      .map(({ handle, title, book }): BookChoice => ({ handle, title, author: book.author ?? '' }));
  } catch (error) {
    log.warn('Search for books: the shop does not answer', error);
    return new Response(null, { status: 502 });
  }
});
