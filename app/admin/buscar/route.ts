import { staffGet } from '@/app/admin/_frame/staff-get';
import { mayWorkOn } from '@/lib/auth/roles';
import { log } from '@/lib/log/log';
import { minTermLength, searchTerm } from '@/lib/text/clean';
import { findBooks, findEntries, findPeople, findPosts, resultsOfKind } from './search-all';

const maxBooks = 8;

/**
 * Answers `SearchResult[]` to staff: posts, submissions and, for admins, accounts; with `?en=libros` books of the shop, with
 * `?en=enlaces` books and posts as readers see them. A term that is too short finds nothing.
 */
export const GET = staffGet({ name: 'Search of the back-office' }, async (query, { roles }) => {
  const term = searchTerm(query.get('q') ?? undefined);
  const among = query.get('en');
  if ([...term].length < minTermLength) return [];
  if (among === 'libros') return findBooks(term, maxBooks);
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
