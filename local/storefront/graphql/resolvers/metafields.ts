import type { CatalogueProduct } from '../../catalogue/index.ts';

interface Identifier {
  key: string;
  namespace?: string | null;
}

/** The details of a book as the shop stores them: metafields in the namespace «custom». */
export function metafieldOf(product: CatalogueProduct, { key, namespace }: Identifier) {
  const { book } = product;
  const values: Record<string, [type: string, value: string | undefined]> = {
    author: ['single_line_text_field', book.author],
    isbn: ['single_line_text_field', book.isbn],
    pages: ['number_integer', String(book.pages)],
    binding: ['single_line_text_field', book.binding],
    year: ['number_integer', String(book.year)],
    series: ['single_line_text_field', product.seriesName],
    translator: ['single_line_text_field', book.translator],
    illustrator: ['single_line_text_field', book.illustrator],
  };
  const [type, value] = (namespace === 'custom' && values[key]) || [];
  if (type === undefined || value === undefined) return null;
  return {
    __typename: 'Metafield',
    id: `gid://shopify/Metafield/${product.number}-${key}`,
    namespace,
    key,
    type,
    value,
  };
}
