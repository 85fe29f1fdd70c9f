import 'server-only';
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { cleanLine } from '@/lib/text/clean';
import { scriptCharacters } from '@/lib/text/superscripts';
import type { MoneyFragment, ProductFieldsFragment } from './operations.gen';
import type { BookDetails, Money, Product, ProductImage, ProductVariant } from './types';

/** The generated types trust the schema; these functions check the values of a response. */

/** Text of one line without invisible characters, as titles copied from layout programs have; empty for other values. */
export function text(value: string | null | undefined): string {
  return typeof value === 'string' ? cleanLine(value) : '';
}

/** The same, or null when it is empty. */
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

/** The names of elements that start a new line, and of cells, whose words must not be joined. */
const lineElement =
  /^\/?(?:p|div|main|section|article|address|summary|h\d|[uod]l|li|d[td]|table|tr|blockquote|figure|figcaption|pre|br|hr)\b/i;
const cellEnd = /^\/t[dh]\b/i;

/** What replaces a tag. Without its end it is text, found whole: looking for an end from each `<` takes quadratic time. */
function spaceFor(whole: string, name: string, end: string): string {
  if (!end) return whole;
  return lineElement.test(name) ? '\n' : cellEnd.test(name) ? ' ' : '';
}

/**
 * The paragraphs of the shop's HTML as plain text, without what only browsers that lack an element show. It is rendered
 * as text, so it cannot become markup again.
 */
function htmlParagraphs(html: string): string[] {
  return html
    .replace(/<!--(?:-?>|[\s\S]*?(?:-->|$))|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(iframe|video|audio|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '\n')
    .replace(/\s+/g, ' ')
    .replace(
      /<(sup|sub)\b[^<>]*>([^<]*)<\/\1\s*>/gi,
      (_, tag, words) => scriptCharacters(decode(words), tag.toLowerCase()) ?? words,
    )
    .replace(/<([/!?a-z][^>]*)(>|$)/gi, spaceFor)
    .split('\n')
    .map((line) => cleanLine(decode(line)))
    .filter(Boolean);
}

function decode(line: string): string {
  return line.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return decodeNamedCharacterReference(name) || whole;
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
  const byPrice = variants.toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount));
  // The shop's own minimum counts the editions that are sold out.
  const minimum = reshapeMoney(raw?.priceRange?.minVariantPrice) ?? byPrice[0]?.price;
  const price = byPrice.find(({ availableForSale }) => availableForSale)?.price ?? minimum;
  if (!raw || !id || !handle || !title || !price || variants.length === 0) return null;
  const paragraphs = htmlParagraphs(text(raw.descriptionHtml));
  // Shopify's own plain text strips the tags and joins the words on both sides, so it only replaces missing HTML.
  if (paragraphs.length === 0 && text(raw.description)) paragraphs.push(text(raw.description));
  return {
    id,
    handle,
    title,
    description: paragraphs.join(' '),
    paragraphs,
    tags: list(raw.tags).map(text).filter(Boolean),
    updatedAt: text(raw.updatedAt),
    price,
    images: reshapeImages(raw, title),
    options: reshapeOptions(raw, variants),
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

/** The only variant of a product without options, and the value of its only option; neither is shown. */
const defaultTitle = 'Default Title';

function reshapeVariant(raw: RawVariant): ProductVariant | null {
  const id = text(raw.id);
  const price = reshapeMoney(raw.price);
  if (!id || !price) return null;
  const title = text(raw.title);
  return {
    id,
    title: title === defaultTitle ? '' : title,
    price,
    availableForSale: raw.availableForSale === true,
    requiresShipping: raw.requiresShipping === true,
    selectedOptions: list(raw.selectedOptions)
      .map((option) => ({ name: text(option.name), value: text(option.value) }))
      .filter(({ name, value }) => name && value && value !== defaultTitle),
  };
}

/** Shopify also returns the values of deleted variants; choosing one would lead nowhere. */
function reshapeOptions(
  raw: ProductFieldsFragment,
  variants: readonly ProductVariant[],
): Product['options'] {
  const existing = variants.flatMap(({ selectedOptions }) => selectedOptions);
  return list(raw.options)
    .map((option) => ({
      name: text(option.name),
      values: list(option.optionValues)
        .map(({ name }) => text(name))
        .filter((value) =>
          existing.some((one) => one.name === text(option.name) && one.value === value),
        ),
    }))
    .filter(({ values }) => values.length > 0);
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
