import { describe, expect, it } from 'vitest';
import { booksIn, categories, categoryOf, firstCategory } from './categories';

const book = (...tags: string[]) => ({ tags });
const existing = (slug: string) => {
  const category = categoryOf(slug);
  if (!category) throw new Error(`no category ${slug}`);
  return category;
};

describe('categories', () => {
  it('are the thirteen of requirement 3.2', () => {
    expect(categories.map(({ name }) => name.toLowerCase())).toEqual([
      'narrativa',
      'novela histórica',
      'relato',
      'cultura y sociedad',
      'poesía',
      'granada',
      'ensayo',
      'teatro',
      'infantil y juvenil',
      'memorias',
      'desarrollo personal',
      'miscelánea',
      'crónica',
    ]);
  });

  it('have addresses without accents or spaces, each its own', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs.every((slug) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(['', 'todos', 'Poesia', 'poesía', '__proto__', 'no-existe'])('%j is none', (slug) => {
    expect(categoryOf(slug)).toBeUndefined();
  });
});

describe('a book belongs to a category', () => {
  it.each([
    ['poesia', 'POESÍA'],
    ['poesia', ' poesía '],
    ['poesia', 'poesi\u0301a'],
    ['desarrollo-personal', 'desarrollo personal'],
    ['desarrollo-personal', 'Autoayuda'],
  ])('to %s by the tag %j', (slug, tag) => {
    expect(booksIn([book('cine', tag)], existing(slug))).toHaveLength(1);
  });

  it.each([
    ['poesia', 'poesia'],
    ['granada', 'granadino'],
    ['ensayo', 'ensayo general'],
  ])('not to %s by the tag %j', (slug, tag) => {
    expect(booksIn([book(tag)], existing(slug))).toHaveLength(0);
  });

  it('once, even with several of its tags, and in catalogue order', () => {
    const both = book('desarrollo personal', 'autoayuda');
    const other = book('autoayuda');
    expect(booksIn([both, book('cine'), other], existing('desarrollo-personal'))).toEqual([
      both,
      other,
    ]);
  });

  it('returns all books without a category', () => {
    expect(booksIn([book(), book('cine')])).toHaveLength(2);
  });
});

describe('the category that a book links back to', () => {
  it('is that of the first tag that belongs to a category', () => {
    expect(firstCategory(book('bestseller', 'Teatro', 'narrativa'))?.slug).toBe('teatro');
    expect(firstCategory(book('autoayuda'))?.slug).toBe('desarrollo-personal');
  });

  it('is none when no tag belongs to one', () => {
    expect(firstCategory(book('joya'))).toBeUndefined();
  });
});
