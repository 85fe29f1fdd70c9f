import type { BookLeaf, MergeLeafTypes, ProductLeaf, Thing, WithContext } from 'schema-dts';

/** A book for sale is both a Product and a Book, so that consumers of either type find their properties. */
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
 * Structured data as the text of a script element. Characters that HTML could interpret are written as JSON escapes, so
 * a title cannot end the element, and JSON parsers read the same value.
 */
export function serializeJsonLd(data: StructuredData | StructuredData[]): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  );
}
