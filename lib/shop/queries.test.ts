import { describe, expect, it } from 'vitest';
import { aProduct } from '@/tests/fixtures/product';
import { relatedBooks, searchBooks } from './queries';

describe('the search of the shop', () => {
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
    aProduct({
      handle: 'inicial',
      title: 'Un col·legi de EE. UU.',
      description: 'De la ONU y de CCOO, al lindero, en el lago. Fue y a veces.',
      book: { author: 'J. R. R. O’Connor' },
    }),
    aProduct({ handle: 'antes', book: { isbn: '84-95764-13-X', binding: 'Tapa dura' } }),
    aProduct({
      handle: 'luego',
      variants: aProduct().variants.map((variant) => ({ ...variant, title: 'Digital / 1.º B' })),
      description: 'El Nº 5 de 30.000 leguas.',
      book: { isbn: 'ISBN 84 95764 12 1, 2ª edición' },
    }),
  ];

  it.each([
    // Titles before authors, and authors before the rest.
    ['alarife', 'alarife otro cancion'],
    // Every word must be found, so that one row has several spellings.
    ['cancion CANCIÓN can\u00adcio\u0301n', 'cancion'],
    ['—\u2060cancion –sed −la -de', 'cancion'],
    ['sed canc', 'cancion'],
    ['poesia', 'cancion'],
    ['Peña, ursula pena Úrsula', 'alarife'],
    ['alcaz', 'alarife'],
    ['9788419999733', 'alarife'],
    ['978-84-19999-73-3', 'alarife'],
    ['978–84 19999–73 3', 'alarife'],
    ['ISBN-13: 978-84-19999-73-3', 'alarife'],
    ['978-84-19999', 'alarife'],
    ['84-19999-73-3', 'alarife'],
    ['ISBN-10 8419999733', 'alarife'],
    ['isbn nº 9788419999733', 'alarife'],
    ['ISBN-13 n.º 978-84-19999-73-3', 'alarife'],
    ['eISBN 9788419999733', 'alarife'],
    ['EAN-13: 9788419999733', 'alarife'],
    ['eancancion', ''],
    ['I.S.B.N. 978-84-19999-73-3', 'alarife'],
    ['urn:isbn:978-84-19999-73-3', 'alarife'],
    ['84-95764-13-X', 'antes'],
    ['9788495764133', 'antes'],
    ['978-84-95764-12-6', 'luego'],
    ['alarife -Úrsula', 'otro cancion'],
    ['alarife -"su casa"', 'alarife otro'],
    ['alarife -urs', 'alarife otro cancion'],
    ['-sed', 'cancion'],
    ['canción-de-la-sed', 'cancion'],
    ['«alarife y su» canción', 'cancion'],
    ...['“su alarife”', '‘su alarife’', "'su alarife'", '‹su alarife›', '「su alarife」'].map(
      (query) => [query, ''],
    ),
    ["'alarife y su'", 'cancion'],
    ['"978-84-19999-73-3"', 'alarife'],
    ['«alarife» "978-84-19999-73-3"', 'alarife'],
    ['"isbn"', ''],
    ['isbn -978-84-19999-73-3', 'alarife'],
    ['alarifes', 'alarife otro cancion'],
    ['casas poesías canciones', 'cancion'],
    ['"las alarifes"', 'alarife cancion'],
    ['el libro de la alarife', 'alarife otro cancion'],
    ['libros de Úrsula Peña', 'alarife'],
    ['libros', 'otro antes luego cancion alarife'],
    ['alarife -casas', 'alarife otro'],
    ['alcazabas -sede', 'alarife'],
    ['cancion ursula', ''],
    ['arife', ''],
    ['isbn', ''],
    ['tapas duras', 'antes'],
    ['digital 1º b', 'luego'],
    ...['«1.º B»', 'nº 5 de 30000 leguas', 'n.º 5', 'no 5', '30.000'].map((query) => [
      query,
      'luego',
    ]),
    ...['oconnor', "O'Connor", 'jrr oconnor', 'J.R.R. O’Connor', 'EEUU', 'ee uu', 'EE.UU.'].map(
      (query) => [query, 'inicial'],
    ),
    ...['col·legi', 'col.legi', 'col-legi', 'collegi', 'ONU', 'O.N.U.', 'ccoo', 'CC. OO.'].map(
      (query) => [query, 'inicial'],
    ),
    ['978-84-20000', ''],
    ...['ella', 'alli', 'ya'].map((query) => [query, '']),
    ['- – — % .* \\ ¿?', ''],
    ['', ''],
  ])('%j finds %j', (query, handles) => {
    const found = searchBooks(books, query).map(({ handle }) => handle);
    expect(found.join(' ')).toBe(handles);
  });
});

describe('related books', () => {
  const here = aProduct({
    handle: 'aqui',
    tags: ['Teatro', 'joya'],
    book: { author: 'Ana', series: 'Corral' },
  });
  const soldOut = aProduct({ handle: 'agotado', book: { author: 'Ana' } });
  const all = [
    { ...soldOut, availableForSale: false },
    aProduct({ handle: 'tema', tags: ['joya'] }),
    aProduct({ handle: 'estante', tags: ['teatro'] }),
    here,
    aProduct({ handle: 'serie', book: { author: null, series: 'Corral' } }),
    aProduct({ handle: 'nada', tags: ['granada'] }),
    aProduct({ handle: 'mano', book: { author: 'Ana' } }),
  ];

  it('are of the author, then series, category and tags, the sold-out ones last', () => {
    const handles = relatedBooks(here, all, 9).map(({ handle }) => handle);
    expect(handles).toEqual(['mano', 'serie', 'estante', 'tema', 'agotado']);
    expect(relatedBooks(here, all, 2)).toHaveLength(2);
  });

  it('have more in common than that both have no author', () => {
    const lonely = aProduct({ handle: 'a', tags: [] });
    expect(relatedBooks(lonely, [lonely, aProduct({ handle: 'b', tags: [] })])).toEqual([]);
  });
});
