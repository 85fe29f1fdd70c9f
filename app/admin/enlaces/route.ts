import type { NextRequest } from 'next/server';
import type { LinkTarget } from '@/components/admin/posts/visual/link-results';
import { resultsOfKind } from '@/lib/admin/search-all';
import { shortestTerm } from '@/lib/admin/search-result';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import { listPosts } from '@/lib/blog/editor/queries';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { getAllProducts } from '@/lib/storefront/products';
import { searchTerm } from '@/lib/text/search-term';

/** The posts and books that a text may link to, by their title. Answers `LinkTarget[]`; staff only. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  try {
    await assertStaff();
    const term = searchTerm(nextUrl.searchParams.get('q') ?? undefined);
    const found = [...term].length < shortestTerm ? [] : await find(term);
    return Response.json(found, {
      headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
    });
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Search for links', error);
    return new Response(null, { status: 500 });
  }
}

async function find(term: string): Promise<LinkTarget[]> {
  const [posts, products] = await Promise.all([
    listPosts({ term, status: null, category: null, order: '' }, null),
    // Posts are found without the shop too.
    getAllProducts().catch((error: unknown) => {
      log.warn('Search for links: the shop', error);
      return [];
    }),
  ]);
  const wanted = plain(term);
  const books = products.filter(({ title }) => plain(title).includes(wanted));
  return [
    ...books
      .slice(0, resultsOfKind)
      .map(
        ({ title, handle }): LinkTarget => ({ kind: 'book', title, href: `/producto/${handle}` }),
      ),
    ...posts.rows
      .slice(0, resultsOfKind)
      .map(({ title, slug }): LinkTarget => ({ kind: 'post', title, href: `/blog/${slug}` })),
  ];
}

/** Lower case without accents: «poesia» finds «Poesía». */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
