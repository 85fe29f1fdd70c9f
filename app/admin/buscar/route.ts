import type { SearchResult } from '@/app/admin/_frame/palette/search';
import { resultsOfKind, staffSearch } from '@/app/admin/_frame/staff-get';
import { listPosts, readPostFilter } from '@/app/admin/blog-posts/list-queries';
import { findEntries, findPeople } from '@/app/admin/buscar/search-all';
import { mayWorkOn } from '@/lib/auth/roles';
import { pathOf } from '@/lib/parameter-pages';

/** The search of Ctrl+K: posts, submissions and, for admins, accounts. Answers `SearchResult[]`. */
export const GET = staffSearch('Search of the back-office', async (term, { roles }) => {
  const [posts, entries, people] = await Promise.all([
    mayWorkOn(roles, 'posts') ? listPosts(readPostFilter({ q: term }), null) : { rows: [] },
    findEntries(term),
    mayWorkOn(roles, 'house') ? findPeople(term) : [],
  ]);
  const ofPosts = posts.rows.slice(0, resultsOfKind).map(
    ({ id, title, slug }): SearchResult => ({
      kind: 'posts',
      id,
      href: `/admin/blog-posts/edit/${id}`,
      title,
      detail: pathOf('post', slug),
    }),
  );
  return [...ofPosts, ...entries, ...people];
});
