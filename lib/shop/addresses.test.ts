import { describe, expect, it } from 'vitest';
import { bookListPath, categoryOf, searchPath } from './categories';

const poetry = categoryOf('poesia');

describe('the address of a list of books', () => {
  it.each([
    [undefined, 1, '/tienda'],
    [undefined, 2, '/tienda/pagina/2'],
    [poetry, 1, '/tienda/categoria/poesia'],
    [poetry, 3, '/tienda/categoria/poesia/pagina/3'],
  ])('%o, page %d', (category, number, path) => {
    expect(bookListPath(category, number)).toBe(path);
  });
});

describe('the address of results', () => {
  it.each([
    ['la alarife', 1, '/tienda?q=la+alarife'],
    ['a&b=c#d', 2, '/tienda?q=a%26b%3Dc%23d&pagina=2'],
  ])('%j, page %d', (query, number, path) => {
    expect(searchPath(query, number)).toBe(path);
  });
});
