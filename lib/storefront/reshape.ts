import { htmlParagraphs } from './html-text';
import type { MoneyFragment, ProductFieldsFragment } from './operations.gen';
import type { BookDetails, Money, Product, ProductImage, ProductVariant } from './types';
import { countOrNull, list, text, textOrNull, webAddress } from './untrusted';

type RawVariant = ProductFieldsFragment['variants']['nodes'][number];
type Missing = null | undefined;

/** A product with the fields that the pages need; null when it lacks a field required for selling it. */
export function reshapeProduct(raw: ProductFieldsFragment | Missing): Product | null {
  const [id, handle, title] = [text(raw?.id), text(raw?.handle), text(raw?.title)];
  const variants = list(raw?.variants?.nodes).flatMap((variant) => reshapeVariant(variant) ?? []);
  const price = reshapeMoney(raw?.priceRange?.minVariantPrice) ?? lowestPrice(variants);
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

function lowestPrice(variants: readonly ProductVariant[]): Money | null {
  const [lowest] = variants
    .map((variant) => variant.price)
    .sort((a, b) => Number(a.amount) - Number(b.amount));
  return lowest ?? null;
}
