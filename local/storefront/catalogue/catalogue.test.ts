import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { firstCategory } from '@/lib/shop/categories';
import { books } from './book.ts';
import { products } from './index.ts';

const images = new URL('../images/', import.meta.url);
const duplicates = (list: readonly string[]) =>
  list.filter((item, at) => list.indexOf(item) !== at);

describe('the catalogue', () => {
  it('has unique handles, titles, ISBNs and ids', () => {
    for (const key of ['handle', 'title', 'isbn'] as const)
      expect(duplicates(books.map((book) => book[key])), key).toEqual([]);
    const ids = products.flatMap(({ id, variants }) => [id, ...variants.map(({ id }) => id)]);
    expect(duplicates(ids)).toEqual([]);
  });
});

it.each(books)('$title is a book that a shop can list', (book) => {
  expect(book.handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(book.isbn).toMatch(/^978-84-\d{5}-\d{2}-\d$/);
  const digits = [...book.isbn.replaceAll('-', '')].map(Number);
  expect(digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10).toBe(0);
  expect(firstCategory(book)).toBeDefined();
  const words = book.description.join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(30);
  expect(words).toBeLessThanOrEqual(150);
  expect(book.offers.every(({ cents, stock }) => cents > 0 && stock >= 0)).toBe(true);
});

describe('the pictures', () => {
  const listed = products.flatMap((product) => product.images);

  it('have the declared size', async () => {
    for (const image of listed) {
      const file = new URL(image.file, images);
      expect(existsSync(file), image.file).toBe(true);
      const { width, height, format } = await sharp(file.pathname).metadata();
      const declared = { width: image.width, height: image.height, format: 'webp' };
      expect({ width, height, format }, image.file).toEqual(declared);
    }
  });

  it('all belong to a book', async () => {
    const known = new Set(listed.map(({ file }) => file));
    expect((await readdir(images)).filter((file) => !known.has(file))).toEqual([]);
  });
});
