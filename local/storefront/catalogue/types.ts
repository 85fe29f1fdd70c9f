/** What the catalogue's authors write down about a book; everything Shopify-shaped is derived from it. */
export interface Book {
  handle: string;
  title: string;
  author: string;
  series: SeriesId;
  /** Shopify tags: at least one category of the shop, then badges and free subjects. */
  tags: readonly string[];
  /** Back-cover prose, one string per paragraph. */
  description: readonly string[];
  isbn: string;
  pages: number;
  binding: 'Rústica' | 'Rústica con solapas' | 'Tapa dura' | 'Grapado';
  year: number;
  offers: readonly Offer[];
  /** The front cover always exists; these follow it. */
  extraImages?: readonly ExtraImage[];
  translator?: string;
  illustrator?: string;
}

/** One variant: its option values in order, its price in euro cents and the copies in stock. */
export interface Offer {
  options: Readonly<Record<string, string>>;
  cents: number;
  stock: number;
}

export type ExtraImage = 'contra' | 'detalle' | 'portadilla' | 'interior';

export type SeriesId =
  | 'carmen'
  | 'alcazaba'
  | 'creciente'
  | 'plaza-larga'
  | 'acequia'
  | 'siete-cuestas'
  | 'corral'
  | 'pajarita'
  | 'aljibes'
  | 'vega'
  | 'cajon';
