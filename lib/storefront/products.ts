import 'server-only';
import { cache } from 'react';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { readLimitedBody } from '@/lib/http/request';
import { shop, storefrontConfig } from './client';
import {
  cartVariantsOperation,
  type ProductsQueryVariables,
  productOperation,
  productsOperation,
} from './operations.gen';
import { list, reshapeMoney, reshapeProduct, text } from './reshape';
import { isVariantId, type LiveVariant, type Product } from './types';

const pageSize = 50;
const maxPages = 40;

/** The whole catalogue, read once per render; all its pages share one deadline. */
export const getAllProducts = cache(async (): Promise<Product[]> => {
  const caching = { tags: [cacheTags.products], revalidate: cacheLifetimes.shop };
  const options = { caching, deadline: shop.deadline() };
  const products: Product[] = [];
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const variables: ProductsQueryVariables = { first: pageSize, after };
    const data = await shop.read(productsOperation, variables, options);
    const { nodes, pageInfo } = data.products ?? {};
    products.push(...list(nodes).flatMap((node) => reshapeProduct(node) ?? []));
    const next = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
    if (!next || next === after) break;
    after = next;
  }
  return products;
});

/** The book of a handle, or null when the shop has none; invalid handles are not requested. */
export const getProduct = cache(async (handle: string): Promise<Product | null> => {
  // Outside of ASCII Shopify keeps every sign of a title: `¿quien-vive`, `atlas®`.
  if (!/^(?:[\w-]|[^\p{ASCII}\p{C}\s]){1,255}$/u.test(handle)) return null;
  // Both tags, because revalidating the whole shop must refresh its books too.
  const tags = [cacheTags.products, cacheTags.product(handle)];
  const caching = { tags, revalidate: cacheLifetimes.shop };
  const data = await shop.read(productOperation, { handle }, { caching });
  return reshapeProduct(data.product);
});

/** Shopify's maximum of ids per query. */
const maxIds = 250;

/** Current price and stock, uncached; missing variants are left out. `buyer` is null for a shared response. */
export async function getLiveVariants(
  ids: readonly string[],
  buyer: string | null = null,
): Promise<LiveVariant[]> {
  // Shopify refuses the whole query when one id is malformed.
  const known = [...new Set(ids)].filter(isVariantId).slice(0, maxIds);
  if (known.length === 0) return [];
  const options = { caching: 'live', buyer } as const;
  const { nodes } = await shop.read(cartVariantsOperation, { ids: known }, options);
  return list(nodes).flatMap((node) => {
    if (!('id' in node)) return [];
    const price = reshapeMoney(node.price);
    const available = node.availableForSale === true;
    return price ? [{ variantId: text(node.id), available, price }] : [];
  });
}

/** In bytes, larger than any cover; the editor's own limit for pictures applies afterwards. */
const maxCoverBytes = 20 * 1024 * 1024;
const coverWidth = 1200;

/** The cover of a book from the shop, or null when it has none. Throws when it cannot be loaded in time. */
export async function readCover({ images }: Product): Promise<File | null> {
  const [image] = images;
  if (!image) return null;
  const address = new URL(image.url);
  // The embedded shop has no https.
  if (address.protocol !== 'https:' && address.origin !== new URL(storefrontConfig.origin).origin) {
    throw new Error(`A cover without https: ${address.origin}`);
  }
  address.searchParams.set('width', String(coverWidth));
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(storefrontConfig.deadlineMs),
    redirect: 'error',
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The cover was answered with ${answer.status}`);
  const bytes = await readLimitedBody(answer, maxCoverBytes);
  if (bytes === 'too_big') throw new Error('The cover is too large');
  return new File([bytes], 'cover');
}
