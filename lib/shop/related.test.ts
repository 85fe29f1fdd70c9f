import { expect, it } from 'vitest';
import { aProduct } from '@/tests/fixtures/product';
import { relatedBooks } from './queries';

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

it('lists books of the same author first, then series, category and tags, without the book itself', () => {
  expect(handles()).toEqual(['mano', 'serie', 'estante', 'tema']);
});

it('returns at most the requested number', () => {
  expect(handles(2)).toEqual(['mano', 'serie']);
});

it('lists available books before sold-out ones', () => {
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

it('does not relate two books only because both have no author', () => {
  const lonely = aProduct({ handle: 'a', tags: [] });
  expect(relatedBooks(lonely, [lonely, aProduct({ handle: 'b', tags: [] })])).toEqual([]);
});
