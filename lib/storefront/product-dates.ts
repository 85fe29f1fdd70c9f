import 'server-only';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { type ProductDatesQuery, productDatesOperation } from './operations.gen';
import { shop } from './shop';
import { list, text } from './untrusted';

/** `changed` is empty when the shop does not say it. */
export type ProductDate = { handle: string; changed: string; images: string[] };

/** As many as Shopify gives at once; the sitemap needs little of each. */
const pageSize = 250;
const mostPages = 40;

/** Every product's handle, its pictures and when it last changed, without the weight of the products themselves. */
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
