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

/** Structured data for a script element: JSON escapes keep a title from ending it, and parsers read the same. */
export function serializeJsonLd(data: StructuredData | StructuredData[]): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  );
}
