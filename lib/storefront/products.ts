import 'server-only';
import { cache } from 'react';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import type { Deadline } from './deadline';
import { productOperation, productsOperation } from './operations.gen';
import { reshapeProduct } from './reshape';
import { shop } from './shop';
import type { Product, ProductPage } from './types';
import { list } from './untrusted';

const pageSize = 50;
const mostPages = 40;

/** One page of the catalogue, by default with fifty books. */
export async function getProducts(
  request: { first?: number; after?: string | null; deadline?: Deadline } = {},
): Promise<ProductPage> {
  const { first = pageSize, after = null, deadline } = request;
  const data = await shop.read(
    productsOperation,
    { first, after },
    {
      caching: { tags: [cacheTags.products], revalidate: cacheLifetimes.shop },
      ...(deadline && { deadline }),
    },
  );
  const { nodes, pageInfo } = data.products ?? {};
  return {
    products: list(nodes).flatMap((node) => reshapeProduct(node) ?? []),
    hasNextPage: pageInfo?.hasNextPage === true,
    endCursor: pageInfo?.endCursor ?? null,
  };
}

/** The whole catalogue, read once per render; all its pages share one deadline. */
export const getAllProducts = cache(async (): Promise<Product[]> => {
  const deadline = shop.deadline();
  const products: Product[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const answer: ProductPage = await getProducts({ after, deadline });
    products.push(...answer.products);
    if (!answer.hasNextPage || !answer.endCursor || answer.endCursor === after) break;
    after = answer.endCursor;
  }
  return products;
});

/** The book of a handle, or null when the shop has none; invalid handles are not requested. */
export const getProduct = cache(async (handle: string): Promise<Product | null> => {
  if (!/^[\p{L}\p{N}_-]{1,200}$/u.test(handle)) return null;
  // Both tags, because revalidating the whole shop must refresh its books too.
  const tags = [cacheTags.products, cacheTags.product(handle)];
  const caching = { tags, revalidate: cacheLifetimes.shop };
  const data = await shop.read(productOperation, { handle }, { caching });
  return reshapeProduct(data.product);
});
