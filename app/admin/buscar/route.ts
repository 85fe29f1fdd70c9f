import type { NextRequest } from 'next/server';
import { findEntries, findPeople, resultsOfKind } from '@/lib/admin/search-all';
import { type SearchResult, shortestTerm } from '@/lib/admin/search-result';
import { isAdmin } from '@/lib/auth/roles';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import { listPosts } from '@/lib/blog/editor/queries';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { searchTerm } from '@/lib/text/search-term';

/** What Ctrl+K finds: posts, submissions and, for admins, accounts. Answers `SearchResult[]`. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  try {
    const { roles } = await assertStaff();
    const term = searchTerm(nextUrl.searchParams.get('q') ?? undefined);
    const found = [...term].length < shortestTerm ? [] : await find(term, isAdmin(roles));
    return Response.json(found, {
      headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
    });
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Search of the back-office', error);
    return new Response(null, { status: 500 });
  }
}

async function find(term: string, admin: boolean): Promise<SearchResult[]> {
  const [posts, entries, people] = await Promise.all([
    listPosts({ term, status: null, category: null, order: '' }, null),
    findEntries(term),
    admin ? findPeople(term) : [],
  ]);
  const ofPosts = posts.rows.slice(0, resultsOfKind).map(
    ({ id, title, slug }): SearchResult => ({
      kind: 'posts',
      id,
      href: `/admin/blog-posts/edit/${id}`,
      title,
      detail: `/blog/${slug}`,
    }),
  );
  return [...ofPosts, ...entries, ...people];
}
