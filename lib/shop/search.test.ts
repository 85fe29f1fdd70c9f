import { describe, expect, it } from 'vitest';
import { aProduct } from '@/tests/fixtures/product';
import { searchBooks } from './queries';

const books = [
  aProduct({
    handle: 'cancion',
    title: 'Canción de la sed',
    description: 'Un libro sobre la alarife y su casa.',
    tags: ['poesía'],
  }),
  aProduct({
    handle: 'alarife',
    title: 'La alarife',
    book: { author: 'Úrsula Peña', isbn: '978-84-19999-73-3', series: 'Alcazaba' },
  }),
  aProduct({ handle: 'otro', title: 'Otro libro', book: { author: 'Ana Alarife' } }),
];
const found = (query: string) => searchBooks(books, query).map(({ handle }) => handle);

describe('the search of the shop', () => {
  it('ranks titles before authors and authors before the rest', () => {
    expect(found('alarife')).toEqual(['alarife', 'otro', 'cancion']);
  });

  it.each([
    ['cancion', 'cancion'],
    ['CANCIÓN', 'cancion'],
    ['cancio\u0301n', 'cancion'],
    ['ursula pena', 'alarife'],
    ['Peña, Úrsula', 'alarife'],
    ['alcaz', 'alarife'],
    ['poesia', 'cancion'],
    ['9788419999733', 'alarife'],
    ['978-84-19999-73-3', 'alarife'],
    ['978–84–19999–73–3', 'alarife'],
    ['978 84 19999 73 3', 'alarife'],
    ['ISBN 978-84-19999-73-3', 'alarife'],
    ['ISBN-13: 978-84-19999-73-3', 'alarife'],
    ['978-84-19999', 'alarife'],
    ['84-19999-73-3', 'alarife'],
    ['ISBN-10 8419999733', 'alarife'],
    ['—\u2060cancion', 'cancion'],
    ['–sed', 'cancion'],
    ['−sed', 'cancion'],
    ['-sed', 'cancion'],
    ['can\u00adcio\u0301n', 'cancion'],
    ['sed canc', 'cancion'],
  ])('%j finds %s', (query, handle) => {
    expect(found(query)).toEqual([handle]);
  });

  it.each([
    ['cancion ursula'],
    ['arife'],
    ['%'],
    ['—'],
    ['- –'],
    ['isbn'],
    ['978-84-20000'],
    ['.*'],
    ['\\'],
    ['¿?'],
    [''],
  ])('%j finds nothing', (query) => {
    expect(found(query)).toEqual([]);
  });
});
