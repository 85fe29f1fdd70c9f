import { describe, expect, it } from 'vitest';
import { bookSearchUrl } from '@/app/(site)/dauro/editorial/sections';

const search = 'https://libreria.example/busqueda?pais=es';

describe('bookSearchUrl', () => {
  it('searches for title and author, and keeps the existing query', () => {
    const { searchParams, pathname } = new URL(bookSearchUrl(search, 'El año', 'Ana Ruiz'));
    expect(pathname).toBe('/busqueda');
    expect(searchParams.get('q')).toBe('El año Ana Ruiz');
    expect(searchParams.get('pais')).toBe('es');
  });

  it('encodes characters that would end the query', () => {
    const url = bookSearchUrl(search, '¿Tú & yo? 100 %', 'O’Neill #1');
    expect(url).not.toMatch(/[ñ¿’#]| /);
    expect(new URL(url).searchParams.get('q')).toBe('¿Tú & yo? 100 % O’Neill #1');
  });
});
