import { describe, expect, it } from 'vitest';
import { foldWords } from '@/lib/text/text';
import { messages } from '@/messages/es';
import {
  badgesOf,
  bookListPath,
  booksIn,
  categories,
  categoryOf,
  firstCategory,
  summary,
} from './categories';

const book = (...tags: string[]) => ({ tags });
const existing = (slug: string) => {
  const category = categoryOf(slug);
  if (!category) throw new Error(`no category ${slug}`);
  return category;
};

describe('categories', () => {
  it('are the thirteen of requirement 3.2, at addresses without accents or spaces', () => {
    expect(categories.map(({ name }) => name.toLowerCase()).join(', ')).toBe(
      'narrativa, novela histórica, relato, cultura y sociedad, poesía, granada, ensayo, teatro, infantil y juvenil, memorias, desarrollo personal, miscelánea, crónica',
    );
    for (const { name, slug } of categories) expect(slug).toBe(foldWords(name).replace(/ /g, '-'));
  });

  it.each(['', 'todos', 'Poesia', 'poesía', '__proto__', 'no-existe'])('%j is none', (slug) => {
    expect(categoryOf(slug)).toBeUndefined();
  });
});

describe('a book belongs to a category', () => {
  it.each([
    ['poesia', 'POESÍA', 1],
    ['poesia', ' poesi\u0301a ', 1],
    ['desarrollo-personal', 'desarrollo personal', 1],
    ['desarrollo-personal', 'Autoayuda', 1],
    ['poesia', 'poesia', 0],
    ['granada', 'granadino', 0],
    ['ensayo', 'ensayo general', 0],
  ])('%s, by the tag %j: %d', (slug, tag, count) => {
    expect(booksIn([book('cine', tag)], existing(slug))).toHaveLength(count);
  });

  it('once, even with several of its tags, and in catalogue order', () => {
    const both = book('desarrollo personal', 'autoayuda');
    const other = book('autoayuda');
    const books = [both, book('cine'), other];
    expect(booksIn(books, existing('desarrollo-personal'))).toEqual([both, other]);
    expect(booksIn(books)).toEqual(books);
  });

  it('and links back to that of its first tag that belongs to one', () => {
    expect(firstCategory(book('bestseller', 'Teatro', 'narrativa'))?.slug).toBe('teatro');
    expect(firstCategory(book('autoayuda'))?.slug).toBe('desarrollo-personal');
    expect(firstCategory(book('joya'))).toBeUndefined();
  });
});

it('lists of books have addresses that name the page after the first', () => {
  const poetry = categoryOf('poesia');
  expect([bookListPath(), bookListPath(undefined, 2)]).toEqual(['/tienda', '/tienda/pagina/2']);
  expect(bookListPath(poetry)).toBe('/tienda/categoria/poesia');
  expect(bookListPath(poetry, 3)).toBe('/tienda/categoria/poesia/pagina/3');
});

describe('badges', () => {
  it.each([
    ['bestseller', 'Éxito de Ventas'],
    ['Joya', 'Joya'],
    ['PREMIO ANDALUCÍA DE LA CRÍTICA', 'Premio Andalucía'],
    ['Basada en hechos reales', 'Hechos Reales'],
    ['cine', 'Llevada al Cine'],
  ])('the tag %j is the badge «%s»', (tag, label) => {
    const [key] = badgesOf(['narrativa', tag]);
    expect(key && messages.shop.badges[key]).toBe(label);
  });

  it('are shown once each, in the order of requirement 3.3, and for exact tags only', () => {
    expect(badgesOf(['cine', 'joya', 'Cine', 'bestseller'])).toEqual(['bestseller', 'gem', 'film']);
    expect(badgesOf(['premio', 'premio andalucia de la critica', 'cineasta', ''])).toEqual([]);
  });
});

it.each([
  ['Corto.', 20, 'Corto.'],
  ['Una frase que no cabe entera', 15, 'Una frase que…'],
  ['Una frase, que no cabe', 14, 'Una frase…'],
  ['Unapalabralarguísima', 10, 'Unapalabr…'],
])('the summary of %j in %d characters', (text, longest, expected) => {
  expect(summary(text, longest)).toBe(expected);
});
