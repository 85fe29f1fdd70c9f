import { expect, it } from 'vitest';
import { bookSearchUrl } from './sections';

const search = 'https://libreria.example/busqueda?pais=es';

it('searches for title and author, encoded, and keeps the existing query', () => {
  const url = bookSearchUrl(search, '¿Tú & yo? 100 %', 'O’Neill #1');
  expect(url).not.toMatch(/[ñ¿’#]| /);
  const { searchParams, pathname } = new URL(url);
  expect(pathname).toBe('/busqueda');
  expect(searchParams.get('q')).toBe('¿Tú & yo? 100 % O’Neill #1');
  expect(searchParams.get('pais')).toBe('es');
});
