import type {
  BookLeaf,
  ItemList,
  Offer,
  OfferShippingDetails,
  QuantitativeValue,
} from 'schema-dts';
import { pathOf } from '@/lib/parameter-pages';
import { site } from '@/lib/site';
import { type Product, variantNumber } from '@/lib/storefront/types';
import { isbn10, isbn13 } from '@/lib/text/text';
import { type BookProduct, groupJsonLd } from './site';

/** An ISBN of ten or thirteen digits as a GTIN, or null when the check digit is wrong. */
export function gtin13(isbn: string | null): string | null {
  const digits = isbn?.replace(/[\s\p{Pd}]/gu, '').toLowerCase() ?? '';
  const nine = digits.slice(0, 9);
  if (/^\d{9}[\dx]$/.test(digits)) return isbn10(nine) === digits ? isbn13(`978${nine}`) : null;
  if (!/^97[89]\d{10}$/.test(digits)) return null;
  return isbn13(digits.slice(0, 12)) === digits ? digits : null;
}

/** A book of the shop as structured data. */
export function productJsonLd(origin: string, product: Product): BookProduct {
  const url = new URL(pathOf('product', product.handle), origin).href;
  const { author, isbn, pages, binding, year, series } = product.book;
  const gtin = gtin13(isbn);
  const format = bookFormat(binding);
  const offers = offersOf(origin, url, product);
  const [offer] = offers;
  return {
    '@type': ['Product', 'Book'],
    '@id': `${url}#libro`,
    name: product.title,
    url,
    ...(product.description && { description: product.description }),
    ...(product.images.length > 0 && { image: product.images.map((image) => image.url) }),
    productID: product.id,
    brand: { '@type': 'Brand', name: site.publisher },
    publisher: { '@type': 'Organization', name: site.publisher },
    inLanguage: 'es',
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(gtin && { gtin13: gtin, isbn: gtin }),
    ...(pages && { numberOfPages: pages }),
    ...(format && { bookFormat: format }),
    ...(year && { datePublished: String(year) }),
    ...(series && { isPartOf: { '@type': 'BookSeries', name: series } }),
    offers: offer && offers.length === 1 ? offer : offers,
  };
}

/** One offer per edition, since a shopping feed leads to an edition and its price is compared with that of the page. */
function offersOf(origin: string, url: string, { variants }: Product): Offer[] {
  return variants.map(({ id, title, price, availableForSale, requiresShipping }) => ({
    '@type': 'Offer',
    url: `${url}?variant=${variantNumber(id)}`,
    ...(title && { name: title }),
    price: price.amount,
    priceCurrency: price.currencyCode,
    availability: availableForSale ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: groupJsonLd(origin),
    ...(requiresShipping && {
      shippingDetails: shippingDetails(),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: site.shop.shipping.country,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: site.shop.returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        merchantReturnLink: new URL('/terminos', origin).href,
      },
    }),
  }));
}

function shippingDetails(): OfferShippingDetails {
  const { country, rate, handlingDays, transitDays } = site.shop.shipping;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: rate.amount, currency: rate.currencyCode },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  };
}

const days = ({ from, to }: { from: number; to: number }): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

/** The two bindings that schema.org defines; others are omitted. */
function bookFormat(binding: string | null): Extract<BookLeaf['bookFormat'], string> | null {
  if (/tapa dura|cartoné/i.test(binding ?? '')) return 'https://schema.org/Hardcover';
  if (/rústica/i.test(binding ?? '')) return 'https://schema.org/Paperback';
  return null;
}

type ListedPage = { name: string; path: string };

/** The first pages of a list, in order. Each page has its own structured data, so this list has only addresses. */
export function itemListJsonLd(
  origin: string,
  name: string,
  pages: readonly ListedPage[],
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: new URL(page.path, origin).href,
    })),
  };
}
