import 'server-only';
import { cache } from 'react';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { shop, storefrontConfig } from './client';
import {
  cartVariantsOperation,
  type MoneyFragment,
  type ProductFieldsFragment,
  type ProductsQueryVariables,
  productOperation,
  productsOperation,
} from './operations.gen';
import type {
  BookDetails,
  LiveVariant,
  Money,
  Product,
  ProductImage,
  ProductVariant,
} from './types';

/** The generated types trust the schema; these functions check the values of a response. */

/** Trimmed text; empty for other values. */
export function text(value: string | null | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Trimmed text, or null when it is empty. */
function textOrNull(value: string | null | undefined): string | null {
  return text(value) || null;
}

/** A whole number above zero. */
function countOrNull(value: string | number | null | undefined): number | null {
  const count = Number(value ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

/** The items that are not null. */
export function list<T>(value: readonly (T | null | undefined)[] | null | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is T => item !== null && item !== undefined);
}

/** An address for a browser; null unless it is http or https. */
export function webAddress(value: string | null | undefined): URL | null {
  const url = URL.parse(value ?? '');
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** The paragraphs of the shop's HTML as plain text. It is rendered as text, so it cannot become markup again. */
function htmlParagraphs(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:\/(?:p|div|li|h\d|blockquote)|br)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => decode(line).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function decode(line: string): string {
  return line.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

type RawVariant = ProductFieldsFragment['variants']['nodes'][number];
type Missing = null | undefined;

/** A product with the fields that the pages need; null when it lacks a field required for selling it. */
export function reshapeProduct(raw: ProductFieldsFragment | Missing): Product | null {
  const [id, handle, title] = [text(raw?.id), text(raw?.handle), text(raw?.title)];
  const variants = list(raw?.variants?.nodes).flatMap((variant) => reshapeVariant(variant) ?? []);
  const [lowest] = variants.toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount));
  const price = reshapeMoney(raw?.priceRange?.minVariantPrice) ?? lowest?.price;
  if (!raw || !id || !handle || !title || !price || variants.length === 0) return null;
  const description = text(raw.description);
  const paragraphs = htmlParagraphs(text(raw.descriptionHtml));
  return {
    id,
    handle,
    title,
    description,
    paragraphs: paragraphs.length > 0 || !description ? paragraphs : [description],
    tags: list(raw.tags).map(text).filter(Boolean),
    updatedAt: text(raw.updatedAt),
    price,
    images: reshapeImages(raw, title),
    options: reshapeOptions(raw),
    variants,
    availableForSale: raw.availableForSale === true,
    book: reshapeBook(raw),
  };
}

/** Money with two decimals, or null for an invalid amount. */
export function reshapeMoney(raw: MoneyFragment | Missing): Money | null {
  const amount = text(raw?.amount);
  const currencyCode = text(raw?.currencyCode);
  if (!/^\d{1,9}(\.\d+)?$/.test(amount) || !/^[A-Z]{3}$/.test(currencyCode)) return null;
  return { amount: Number(amount).toFixed(2), currencyCode };
}

function reshapeVariant(raw: RawVariant): ProductVariant | null {
  const id = text(raw.id);
  const price = reshapeMoney(raw.price);
  if (!id || !price) return null;
  const title = text(raw.title);
  return {
    id,
    title: title === 'Default Title' ? '' : title,
    price,
    availableForSale: raw.availableForSale === true,
    selectedOptions: list(raw.selectedOptions)
      .map((option) => ({ name: text(option.name), value: text(option.value) }))
      .filter(({ name, value }) => name && value && !isDefaultOption(name, [value])),
  };
}

function reshapeOptions(raw: ProductFieldsFragment): Product['options'] {
  return list(raw.options)
    .map((option) => ({
      name: text(option.name),
      values: list(option.optionValues)
        .map((value) => text(value.name))
        .filter(Boolean),
    }))
    .filter(({ name, values }) => name && values.length > 0 && !isDefaultOption(name, values));
}

/** Shopify's default option of a product without options; it is not shown as a choice. */
function isDefaultOption(name: string, values: readonly string[]): boolean {
  return name === 'Title' && values.length === 1 && values[0] === 'Default Title';
}

function reshapeImages(raw: ProductFieldsFragment, title: string): ProductImage[] {
  return list(raw.images?.nodes).flatMap((image) => {
    const url = webAddress(image.url);
    if (!url) return [];
    const [width, height] = [countOrNull(image.width), countOrNull(image.height)];
    return [{ url: url.href, altText: text(image.altText) || title, width, height }];
  });
}

function reshapeBook(raw: ProductFieldsFragment): BookDetails {
  const fields = new Map(list(raw.metafields).map(({ key, value }) => [key, value] as const));
  return {
    author: textOrNull(fields.get('author')),
    isbn: textOrNull(fields.get('isbn')),
    pages: countOrNull(fields.get('pages')),
    binding: textOrNull(fields.get('binding')),
    year: countOrNull(fields.get('year')),
    series: textOrNull(fields.get('series')),
  };
}

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
  if (!/^[\p{L}\p{N}_-]{1,200}$/u.test(handle)) return null;
  // Both tags, because revalidating the whole shop must refresh its books too.
  const tags = [cacheTags.products, cacheTags.product(handle)];
  const caching = { tags, revalidate: cacheLifetimes.shop };
  const data = await shop.read(productOperation, { handle }, { caching });
  return reshapeProduct(data.product);
});

/** Shopify's maximum of ids per query. */
const maxIds = 250;

const variantId = /^gid:\/\/shopify\/ProductVariant\/\d+$/;

/** Current price and stock, uncached; missing variants are left out. `buyer` is null for a shared response. */
export async function getLiveVariants(
  ids: readonly string[],
  buyer: string | null = null,
): Promise<LiveVariant[]> {
  // Shopify refuses the whole query when one id is malformed.
  const known = [...new Set(ids)].filter((id) => variantId.test(id)).slice(0, maxIds);
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
  address.searchParams.set('coverWidth', String(coverWidth));
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(storefrontConfig.deadlineMs),
    redirect: 'error',
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The cover was answered with ${answer.status}`);
  if (Number(answer.headers.get('content-length')) > maxCoverBytes) {
    throw new Error('The cover is too large');
  }
  return new File([await answer.arrayBuffer()], 'cover');
}
