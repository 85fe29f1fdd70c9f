import { expect, it } from 'vitest';
import { pictureAddress, pictureAttributes } from './picture';

it('Shopify resizes its pictures, whatever query the address has', () => {
  const address = 'https://cdn.shopify.com/s/files/1/a.jpg?v=17';
  expect(pictureAddress(`${address}&width=2000`, 384)).toBe(`${address}&width=384`);
});

it.each(['127.0.0.1:54330', 'localhost:54330', '[::1]:54330'])(
  'our optimiser resizes a picture of the embedded store at %s',
  (host) => {
    const picture = `http://${host}/cdn/shop/files/a.webp`;
    const url = new URL(pictureAddress(`${picture}?v=1`, 384), 'http://site.example');
    expect(url.pathname).toBe('/_next/image');
    expect(Object.fromEntries(url.searchParams)).toEqual({ url: picture, w: '384', q: '75' });
  },
);

it('offers each width and reserves the space of the widest, or of a cover', () => {
  const url = 'https://cdn.shopify.com/a.jpg';
  const picture = { url, altText: '', width: 1000, height: 800 };
  expect(pictureAttributes(picture, [256, 640], '10rem')).toEqual({
    src: `${url}?width=640`,
    srcSet: `${url}?width=256 256w, ${url}?width=640 640w`,
    sizes: '10rem',
    width: 640,
    height: 512,
  });
  const unknown = { url, altText: '', width: null, height: null };
  expect(pictureAttributes(unknown, [640], '')).toMatchObject({ width: 640, height: 960 });
});
