import type { Book } from '../../storefront/catalogue/types.ts';
import { backCover } from './back.ts';
import { detail } from './detail.ts';
import { designOf, frontCover } from './front.ts';
import { spread } from './spread.ts';
import { titlePage } from './title-page.ts';

/** The HTML of one of a book's pictures, by the name of its file. */
export function pictureOf(book: Book, file: string): string {
  const design = designOf(book);
  switch (file) {
    case `${book.handle}-contra.webp`:
      return backCover(book, design);
    case `${book.handle}-portadilla.webp`:
      return titlePage(book, design);
    case `${book.handle}-detalle.webp`:
      return detail(book, design);
    case `${book.handle}-interior.webp`:
      return spread(book, design);
    default:
      return frontCover(design);
  }
}
