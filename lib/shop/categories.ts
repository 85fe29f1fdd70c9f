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
  const plain = tags.map(plainTag);
  return categories
    .map((category) => ({ category, place: plain.findIndex((tag) => category.tags.includes(tag)) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)[0]?.category;
}
