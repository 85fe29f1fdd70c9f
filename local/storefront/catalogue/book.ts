import { z } from 'zod';
import data from './books.json' with { type: 'json' };

export const seriesNames = {
  carmen: 'El Carmen',
  alcazaba: 'Alcazaba',
  creciente: 'Cuarto creciente',
  'plaza-larga': 'Plaza Larga',
  acequia: 'Acequia',
  'siete-cuestas': 'Siete cuestas',
  corral: 'Corral del Carbón',
  pajarita: 'La pajarita',
  aljibes: 'Los aljibes',
  vega: 'Vega',
  cajon: 'Cajón de sastre',
} as const;

const extraImage = z.enum(['contra', 'detalle', 'portadilla', 'interior']);

/** One variant: its option values in order, its price in euro cents and the copies in stock. */
const offer = z.strictObject({
  options: z.record(z.string(), z.string()),
  cents: z.int().positive(),
  stock: z.int().nonnegative(),
});

/** The source data of a book; all data in Shopify's format is derived from it. */
const book = z.strictObject({
  handle: z.string(),
  title: z.string(),
  author: z.string(),
  series: z.enum(Object.keys(seriesNames) as (keyof typeof seriesNames)[]),
  /** Shopify tags: at least one category of the shop, then badges and free subjects. */
  tags: z.array(z.string()).min(1),
  /** Back-cover prose, one string per paragraph. */
  description: z.array(z.string()).min(1),
  isbn: z.string(),
  pages: z.int().positive(),
  binding: z.enum(['Rústica', 'Rústica con solapas', 'Tapa dura', 'Grapado']),
  year: z.int(),
  offers: z.array(offer).min(1),
  /** Further pictures after the front cover, which every book has. */
  extraImages: z.array(extraImage).optional(),
  translator: z.string().optional(),
  illustrator: z.string().optional(),
});

export type Book = z.infer<typeof book>;
export type Offer = z.infer<typeof offer>;
export type ExtraImage = z.infer<typeof extraImage>;

/** All books of the publisher, newest first. A product's id is derived from its position. */
export const books: readonly Book[] = z.array(book).parse(data);
