import { type Book, type ExtraImage, type Offer, seriesNames } from './book.ts';

export interface CatalogueImage {
  file: string;
  altText: string | null;
  width: number;
  height: number;
}

export interface CatalogueVariant {
  id: string;
  title: string;
  cents: number;
  stock: number;
  options: readonly { name: string; value: string }[];
  product: CatalogueProduct;
}

export interface CatalogueProduct {
  id: string;
  number: number;
  book: Book;
  seriesName: string;
  updatedAt: string;
  options: readonly { name: string; values: readonly string[] }[];
  images: readonly CatalogueImage[];
  variants: readonly CatalogueVariant[];
}

const imageSizes: Readonly<Record<'cubierta' | ExtraImage, readonly [number, number]>> = {
  cubierta: [800, 1200],
  contra: [800, 1200],
  portadilla: [800, 1200],
  detalle: [1000, 800],
  interior: [1000, 800],
};

const altTexts: Readonly<Record<'cubierta' | ExtraImage, (book: Book) => string>> = {
  cubierta: (book) => `Cubierta de «${book.title}», de ${book.author}`,
  contra: (book) => `Contracubierta de «${book.title}»`,
  portadilla: (book) => `Portadilla de «${book.title}»`,
  detalle: (book) => `Detalle del alicatado de la cubierta de «${book.title}»`,
  interior: (book) => `Primera doble página de «${book.title}»`,
};

/** The shop's product for a book. Ids are derived from its position in the catalogue. */
export function toProduct(book: Book, index: number): CatalogueProduct {
  const number = 8_400_000_000_000 + index * 4_096;
  const product: CatalogueProduct = {
    id: `gid://shopify/Product/${number}`,
    number,
    book,
    seriesName: seriesNames[book.series],
    updatedAt: new Date(Date.UTC(book.year, index % 12, 1 + (index % 27), 9)).toISOString(),
    options: optionsOf(book.offers),
    images: imagesOf(book),
    variants: [],
  };
  const variants = book.offers.map((offer, position) => toVariant(product, offer, position));
  return Object.assign(product, { variants });
}

function imagesOf(book: Book): CatalogueImage[] {
  return (['cubierta', ...(book.extraImages ?? [])] as const).map((kind) => ({
    file: kind === 'cubierta' ? `${book.handle}.webp` : `${book.handle}-${kind}.webp`,
    altText: altTexts[kind](book),
    width: imageSizes[kind][0],
    height: imageSizes[kind][1],
  }));
}

function toVariant(product: CatalogueProduct, offer: Offer, position: number): CatalogueVariant {
  const options = Object.entries(offer.options).map(([name, value]) => ({ name, value }));
  return {
    id: `gid://shopify/ProductVariant/${product.number + 40_000_000_000_000 + position}`,
    title: options.map((option) => option.value).join(' / '),
    cents: offer.cents,
    stock: offer.stock,
    options,
    product,
  };
}

function optionsOf(offers: readonly Offer[]) {
  const values = new Map<string, Set<string>>();
  for (const offer of offers) {
    for (const [name, value] of Object.entries(offer.options)) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return [...values].map(([name, set]) => ({ name, values: [...set] }));
}
