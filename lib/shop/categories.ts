import { numberedPath, pathOf } from '@/lib/parameter-pages';

export interface Category {
  /** The path segment: `/tienda/categoria/{slug}`. */
  slug: string;
  name: string;
  /** A book belongs to the category when one of its tags, in lower case, is in this list. */
  tags: readonly string[];
}

const named = (slug: string, name: string, ...more: string[]): Category => ({
  slug,
  name,
  tags: [name.toLowerCase(), ...more],
});

/** The thirteen categories of the shop; the fourteenth filter, «todos», is the shop itself. */
export const categories: readonly Category[] = [
  named('narrativa', 'Narrativa'),
  named('novela-historica', 'Novela histórica'),
  named('relato', 'Relato'),
  named('cultura-y-sociedad', 'Cultura y sociedad'),
  named('poesia', 'Poesía'),
  named('granada', 'Granada'),
  named('ensayo', 'Ensayo'),
  named('teatro', 'Teatro'),
  named('infantil-y-juvenil', 'Infantil y juvenil'),
  named('memorias', 'Memorias'),
  named('desarrollo-personal', 'Desarrollo personal', 'autoayuda'),
  named('miscelanea', 'Miscelánea'),
  named('cronica', 'Crónica'),
];

type Tagged = { tags: readonly string[] };

/** Normalises a tag for comparison: lower case, accents composed. */
export const plainTag = (tag: string): string => tag.normalize('NFC').trim().toLowerCase();

/** The category of a slug, or undefined when there is none. */
export function categoryOf(slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug);
}

/** The books of a category in catalogue order; without a category, all books. */
export function booksIn<Book extends Tagged>(books: readonly Book[], category?: Category): Book[] {
  if (!category) return [...books];
  return books.filter(({ tags }) => tags.some((tag) => category.tags.includes(plainTag(tag))));
}

/** The first category of a book, for its breadcrumb. */
export function firstCategory({ tags }: Tagged): Category | undefined {
  const named = tags.map(plainTag).map((tag) => categories.find((one) => one.tags.includes(tag)));
  return named.find((category) => category !== undefined);
}

/** The canonical address of a page of the shop or of a category; the first page has no number. */
export const bookListPath = (category?: Category, number = 1) =>
  numberedPath(category ? pathOf('shopCategory', category.slug) : '/tienda', number);

/** The tags that give a badge, with the keys of their texts in messages/es/shop.json. */
const badgeOfTag = {
  bestseller: 'bestseller',
  joya: 'gem',
  'premio andalucía de la crítica': 'award',
  'basada en hechos reales': 'realEvents',
  cine: 'film',
} as const;

type BadgeKey = (typeof badgeOfTag)[keyof typeof badgeOfTag];

/** A book's badges in the order of requirement 3.3, without duplicates. */
export function badgesOf(tags: readonly string[]): BadgeKey[] {
  const plain = new Set(tags.map(plainTag));
  return Object.entries(badgeOfTag).flatMap(([tag, key]) => (plain.has(tag) ? [key] : []));
}

/** The first characters of a text up to a maximum, cut between two words, with an ellipsis when text is left out. */
export function summary(text: string, longest = 160): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longest - 1).replace(/[\s,;:.—–-]+$/, '')}…`;
}
