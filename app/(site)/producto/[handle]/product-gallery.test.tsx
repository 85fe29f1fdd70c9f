import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ProductGallery } from './product-gallery';

vi.mock('@/components/shop/book-cover', () => ({ BookCover: () => null }));

it.each([
  [['Libro'], ['Libro']],
  [
    ['Cubierta', 'Lomo'],
    ['Cubierta', 'Lomo'],
  ],
  // Pictures without a description are named after the book.
  [
    ['Libro', 'Libro'],
    ['Libro (1 de 2)', 'Libro (2 de 2)'],
  ],
])('the pictures %j are named %j', async (texts, names) => {
  const images = texts.map((altText, index) => ({
    url: `https://cdn.example/${index}.webp`,
    altText,
    width: 800,
    height: 1200,
  }));
  const html = renderToStaticMarkup(await ProductGallery({ product: { title: 'Libro', images } }));
  const named = (start: string) =>
    [...html.matchAll(new RegExp(`aria-label="${start}: ([^"]+)"`, 'g'))].map(([, name]) => name);
  expect(named('Ampliar')).toEqual(names);
  expect(named('Imagen ampliada')).toEqual(names);
});
