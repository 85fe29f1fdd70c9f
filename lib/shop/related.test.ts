import { expect, it } from 'vitest';
import { aProduct } from '@/tests/fixtures/product';
import { relatedBooks } from './related';

const here = aProduct({
  handle: 'aqui',
  tags: ['Teatro', 'joya'],
  book: { author: 'Ana', series: 'Corral' },
});
const all = [
  aProduct({ handle: 'tema', tags: ['joya'] }),
  aProduct({ handle: 'estante', tags: ['teatro'] }),
  here,
  aProduct({ handle: 'serie', book: { author: null, series: 'Corral' } }),
  aProduct({ handle: 'nada', tags: ['granada'] }),
  aProduct({ handle: 'mano', book: { author: 'Ana' } }),
];
const handles = (count?: number) => relatedBooks(here, all, count).map(({ handle }) => handle);

it('is the same hand first, then the series, the shelf and the subjects, and never the book itself', () => {
  expect(handles()).toEqual(['mano', 'serie', 'estante', 'tema']);
});

it('is no more than asked for', () => {
  expect(handles(2)).toEqual(['mano', 'serie']);
});

it('shows what can be bought before what is sold out', () => {
  const soldOut = all.map((book) =>
    book.handle === 'mano' ? { ...book, availableForSale: false } : book,
  );
  expect(relatedBooks(here, soldOut).map(({ handle }) => handle)).toEqual([
    'serie',
    'estante',
    'tema',
    'mano',
  ]);
});

it('does not take two books without an author for the same hand', () => {
  const lonely = aProduct({ handle: 'a', tags: [] });
  expect(relatedBooks(lonely, [lonely, aProduct({ handle: 'b', tags: [] })])).toEqual([]);
});
