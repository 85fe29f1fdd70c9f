import type { BookLeaf, MergeLeafTypes, ProductLeaf, Thing, WithContext } from 'schema-dts';

/** A book that is sold is a product and is a book: both, so that each reader finds what it looks for. */
export type BookProduct = MergeLeafTypes<[ProductLeaf, BookLeaf]>;

export type StructuredData = WithContext<Thing> | WithContext<BookProduct>;

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Structured data as the text of a script element. Whatever a title says, it cannot end the element: the characters
 * that HTML could act on are written as JSON escapes, which mean the same to every reader of JSON.
 */
export function serializeJsonLd(data: StructuredData | StructuredData[]): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  );
}
