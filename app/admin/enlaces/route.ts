import { resultsOfKind, staffSearch } from '@/app/admin/_frame/staff-get';
import type { LinkTarget } from '@/app/admin/blog-posts/_visual/link-dialog';
import { listPosts, readPostFilter } from '@/app/admin/blog-posts/list-queries';
import { log } from '@/lib/log/log';
import { pathOf } from '@/lib/parameter-pages';
import { searchBooks } from '@/lib/shop/queries';
import { getAllProducts } from '@/lib/storefront/products';

/** The posts and books that match, as targets of links. Answers `LinkTarget[]`; staff only. */
export const GET = staffSearch('Search for links', async (term) => {
  const [posts, products] = await Promise.all([
    listPosts(readPostFilter({ q: term }), null),
    // Without the shop the posts are still found.
    getAllProducts().catch((error: unknown) => {
      log.warn('Search for links: the shop', error);
      return [];
    }),
  ]);
  return [
    ...searchBooks(products, term)
      .slice(0, resultsOfKind)
      .map(
        ({ title, handle }): LinkTarget => ({
          kind: 'book',
          title,
          href: pathOf('product', handle),
        }),
      ),
    ...posts.rows
      .slice(0, resultsOfKind)
      .map(({ title, slug }): LinkTarget => ({ kind: 'post', title, href: pathOf('post', slug) })),
  ];
});
