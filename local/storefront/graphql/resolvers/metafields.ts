import type { CatalogueProduct } from '../../catalogue/index.ts';

interface Identifier {
  key: string;
  namespace?: string | null;
}

/** The details of a book as the shop stores them: metafields in the namespace «custom». */
export function metafieldOf(
  { book, seriesName }: CatalogueProduct,
  { key, namespace }: Identifier,
) {
  const values: Record<string, string | undefined> = {
    author: book.author,
    isbn: book.isbn,
    pages: String(book.pages),
    binding: book.binding,
    year: String(book.year),
    series: seriesName,
  };
  const value = namespace === 'custom' ? values[key] : undefined;
  return value === undefined ? null : { key, value };
}
