import { books } from '../../storefront/catalogue/books/index.ts';
import type { Book } from '../../storefront/catalogue/types.ts';
import type { Design } from './design.ts';
import { layouts } from './layouts/index.ts';
import { randomFrom } from './random.ts';

export function designOf(book: Book): Design {
  const series = books.filter((other) => other.series === book.series);
  return layouts[book.series](book, randomFrom(book.isbn), series.indexOf(book));
}

export function frontCover({ ground, ink, art, type }: Design): string {
  return `<div class="cover" style="--ground:${ground};--ink:${ink}"><svg viewBox="0 0 800 1200">${art}</svg>${type}</div>`;
}
