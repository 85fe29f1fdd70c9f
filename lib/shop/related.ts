import type { Product } from '@/lib/storefront/types';
import { firstCategory, plainTag } from './categories';

const author = 8;
const series = 4;
const category = 2;
const tag = 1;

/** Books of the same author first, then of the series, category and tags; available ones before sold-out ones. */
export function relatedBooks(to: Product, books: readonly Product[], count = 4): Product[] {
  return books
    .filter(({ id }) => id !== to.id)
    .map((book) => ({ book, likeness: likeness(to, book) }))
    .filter((candidate) => candidate.likeness > 0)
    .toSorted(
      (a, b) =>
        Number(b.book.availableForSale) - Number(a.book.availableForSale) ||
        b.likeness - a.likeness,
    )
    .slice(0, count)
    .map(({ book }) => book);
}

function likeness(one: Product, other: Product): number {
  const tags = new Set(one.tags.map(plainTag));
  const shared = other.tags.filter((name) => tags.has(plainTag(name))).length;
  const same = (a: string | null | undefined, b: string | null | undefined) =>
    Boolean(a) && a === b;
  return (
    (same(one.book.author, other.book.author) ? author : 0) +
    (same(one.book.series, other.book.series) ? series : 0) +
    (same(firstCategory(one)?.slug, firstCategory(other)?.slug) ? category : 0) +
    shared * tag
  );
}
