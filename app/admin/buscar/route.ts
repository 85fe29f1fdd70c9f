import { resultsOfKind, staffSearch } from '@/app/admin/_frame/staff-get';
import { findBooks, findEntries, findPeople, findPosts } from '@/app/admin/buscar/search-all';
import { mayWorkOn } from '@/lib/auth/roles';
import { log } from '@/lib/log/log';

const mostBooks = 8;

/**
 * Answers `SearchResult[]`: posts, submissions and, for admins, accounts; with `?en=libros` books of the shop, with
 * `?en=enlaces` books and posts as readers see them.
 */
export const GET = staffSearch('Search of the back-office', async (term, { roles }, among) => {
  if (among === 'libros') return findBooks(term, mostBooks);
  const posts = mayWorkOn(roles, 'posts') ? findPosts(term) : [];
  if (among !== 'enlaces') {
    const people = mayWorkOn(roles, 'house') ? findPeople(term) : [];
    return (await Promise.all([posts, findEntries(term), people])).flat();
  }
  // Without the shop the posts are still found.
  const books = findBooks(term, resultsOfKind).catch((error: unknown) => {
    log.warn('Search for links: the shop', error);
    return [];
  });
  const [ofShop, ofBlog] = await Promise.all([books, posts]);
  return [...ofShop, ...ofBlog.map((post) => ({ ...post, href: post.detail }))];
});
