import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ProductGallery } from './product-gallery';

vi.mock('@/components/shop/book-cover', () => ({ BookCover: () => null }));

it.each([
  { texts: ['Libro'], names: ['Libro'] },
  { texts: ['Cubierta', 'Lomo'], names: ['Cubierta', 'Lomo'] },
  // Pictures without a description are named after the book.
  { texts: ['Libro', 'Libro'], names: ['Libro (1 de 2)', 'Libro (2 de 2)'] },
])('the pictures $texts are named $names', async ({ texts, names }) => {
  const size = { width: 800, height: 1200 };
  const images = texts.map((altText, at) => ({
    url: `https://cdn.example/${at}`,
    altText,
    ...size,
  }));
  const html = renderToStaticMarkup(await ProductGallery({ product: { title: 'Libro', images } }));
  const named = (start: string) =>
    [...html.matchAll(new RegExp(`aria-label="${start}: ([^"]+)"`, 'g'))].map(([, name]) => name);
  expect(named('Ampliar')).toEqual(names);
  expect(named('Imagen ampliada')).toEqual(names);
});
