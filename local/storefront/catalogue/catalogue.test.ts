import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { books } from './book.ts';
import { products } from './index.ts';

const categories = [
  ['narrativa'],
  ['novela histórica'],
  ['relato'],
  ['cultura y sociedad'],
  ['poesía'],
  ['granada'],
  ['ensayo'],
  ['teatro'],
  ['infantil y juvenil'],
  ['memorias'],
  ['desarrollo personal', 'autoayuda'],
  ['miscelánea'],
  ['crónica'],
];
const badges = [
  'bestseller',
  'joya',
  'premio andalucía de la crítica',
  'basada en hechos reales',
  'cine',
];
const images = new URL('../images/', import.meta.url);
const tagged = (tags: string[]) =>
  books.filter((book) => tags.some((tag) => book.tags.includes(tag)));
const duplicates = (list: readonly string[]) =>
  list.filter((item, at) => list.indexOf(item) !== at);

describe('the catalogue', () => {
  it('is large enough for two pages of the shop', () => {
    expect(books.length).toBeGreaterThanOrEqual(60);
  });

  it.each(categories)('has several books of %s', (...tags) => {
    expect(tagged(tags).length).toBeGreaterThanOrEqual(2);
  });

  it.each(badges)('has books with the badge %s', (badge) => {
    expect(tagged([badge]).length).toBeGreaterThanOrEqual(2);
  });

  it('has a book with autoayuda as only category tag, which belongs to desarrollo personal', () => {
    expect(
      books.some(({ tags }) => tags.includes('autoayuda') && !tags.includes('desarrollo personal')),
    ).toBe(true);
  });

  it('has unique handles, titles, ISBNs and ids', () => {
    expect(duplicates(books.map(({ handle }) => handle))).toEqual([]);
    expect(duplicates(books.map(({ title }) => title))).toEqual([]);
    expect(duplicates(books.map(({ isbn }) => isbn))).toEqual([]);
    const ids = products.flatMap(({ id, variants }) => [
      id,
      ...variants.map((variant) => variant.id),
    ]);
    expect(duplicates(ids)).toEqual([]);
  });

  it('has books whose first variant is sold out and another available', () => {
    const halves = books.filter(
      ({ offers }) => offers[0]?.stock === 0 && offers.some(({ stock }) => stock > 0),
    );
    expect(halves.length).toBeGreaterThanOrEqual(3);
  });

  it('describes the first edition in the metafields', () => {
    const others = books.filter(({ offers, binding }) => {
      const format = offers[0]?.options.Formato;
      return format && !binding.startsWith(format);
    });
    expect(others.map(({ handle }) => handle)).toEqual([]);
  });

  it('has sold-out books and variants, one image and five, and ten variants', () => {
    const stocks = books.map(({ offers }) => offers.map(({ stock }) => stock > 0));
    expect(stocks.filter((stock) => !stock.includes(true)).length).toBeGreaterThanOrEqual(4);
    expect(
      stocks.filter((stock) => stock.includes(true) && stock.includes(false)).length,
    ).toBeGreaterThanOrEqual(4);
    const pictures = products.map((product) => product.images.length);
    expect(pictures).toEqual(expect.arrayContaining([1, 2, 3, 5]));
    expect(products.map((product) => product.variants.length)).toContain(10);
  });
});

describe.each(books)('$title', (book) => {
  it('is a book that a shop can list', () => {
    expect(book.handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(book.isbn).toMatch(/^978-84-\d{5}-\d{2}-\d$/);
    const digits = [...book.isbn.replaceAll('-', '')].map(Number);
    expect(digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10).toBe(0);
    expect(categories.flat().some((category) => book.tags.includes(category))).toBe(true);
    const words = book.description.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(30);
    expect(words).toBeLessThanOrEqual(150);
    expect(book.offers.every(({ cents, stock }) => cents > 0 && stock >= 0)).toBe(true);
  });
});

describe('the pictures', () => {
  const listed = products.flatMap((product) => product.images);

  it('have the declared size', async () => {
    for (const image of listed) {
      const file = new URL(image.file, images);
      expect(existsSync(file), image.file).toBe(true);
      const { width, height, format } = await sharp(file.pathname).metadata();
      expect([image.file, width, height, format]).toEqual([
        image.file,
        image.width,
        image.height,
        'webp',
      ]);
    }
  });

  it('all belong to a book', async () => {
    const known = new Set(listed.map(({ file }) => file));
    expect((await readdir(images)).filter((file) => !known.has(file))).toEqual([]);
  });
});
