import { describe, expect, it } from 'vitest';
import { publicPaths } from '@/lib/public-pages';
import { payloads } from '@/tests/fixtures/hostile';
import { cardText, socialImage, titleSize } from './social-image';

describe('socialImage', () => {
  it('gives every page a different card', async () => {
    const images = await Promise.all(publicPaths.map((path) => socialImage(path)));
    expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
  });

  it('has the drawn title as alternative text', async () => {
    expect((await socialImage('/dauro/cine')).alt).toBe('Grupo Dauro: «Dauro Cine»');
  });

  it.each([
    ['/blog/categoria/cine', '/images/social/blog.jpg'],
    ['/tienda/pagina/2', '/images/social/tienda.jpg'],
    ['/auth', '/images/social/inicio.jpg'],
  ])('%s has the card of the page above', async (path, url) => {
    expect((await socialImage(path)).url).toBe(url);
  });
});

describe('cardText', () => {
  it('keeps the characters of Spanish', () => {
    const title = '¿«Una voz» para dos tierras? ¡560 páginas —y más—!';
    expect(cardText(title, 200)).toBe(title);
    expect(cardText('canción', 200)).toBe('canción'.normalize('NFC'));
  });

  it.each([
    ['Wisława Szymborska, Slavoj Žižek', 'Wislawa Szymborska, Slavoj Zizek'],
    ['Antonín Dvořák y Yaşar Kemal', 'Antonín Dvorák y Yasar Kemal'],
    ['ﬁn', 'fin'],
    ['Достоевский', 'Dostoevskiy'],
  ])('writes %s with the letters of its font', (name, written) => {
    expect(cardText(name, 200)).toBe(written);
  });

  it('removes characters whose font would be downloaded', () => {
    expect(cardText('Fútbol ⚽ y 👩‍👩‍👧 日本', 200)).toBe('Fútbol y');
    for (const payload of payloads)
      expect(cardText(payload, 200)).toMatch(/^[\u0020-\u2122→←↑↓−]*$/);
  });

  it('cuts at a word and adds an ellipsis', () => {
    const text = 'Hay libros que se quedan quietos, y otros';
    expect(cardText(text, 36)).toBe('Hay libros que se quedan quietos…');
  });
});

it('a title is smaller when it, or one of its words, is longer', () => {
  expect(titleSize('Agua')).toBeGreaterThan(titleSize('a '.repeat(60)));
  expect(titleSize('A'.repeat(60))).toBe(34);
  expect(titleSize('')).toBe(108);
});
