import 'server-only';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { type ProductDatesQuery, productDatesOperation } from './operations.gen';
import { shop } from './shop';
import { list, text } from './untrusted';

/** `changed` is empty when the shop does not return it. */
export type ProductDate = { handle: string; changed: string; images: string[] };

/** Shopify's maximum per page; the sitemap needs few fields of each product. */
const pageSize = 250;
const mostPages = 40;

/** The handle, pictures and last change of every product, without the other fields. */
export async function getProductDates(): Promise<ProductDate[]> {
  const deadline = shop.deadline();
  const caching = { tags: [cacheTags.products], revalidate: cacheLifetimes.shop };
  const dates: ProductDate[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const answer: ProductDatesQuery = await shop.read(
      productDatesOperation,
      { first: pageSize, after },
      { caching, deadline },
    );
    for (const node of list(answer.products?.nodes)) {
      const handle = text(node.handle);
      const images = list(node.images?.nodes).map(({ url }) => text(url));
      if (handle)
        dates.push({ handle, changed: text(node.updatedAt), images: images.filter(Boolean) });
    }
    const next: ProductDatesQuery['products']['pageInfo'] | undefined = answer.products?.pageInfo;
    if (!next?.hasNextPage || !next.endCursor || next.endCursor === after) break;
    after = next.endCursor;
  }
  return dates;
}
