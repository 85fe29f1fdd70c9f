import { describe, expect, it } from 'vitest';
import { pictureAddress, pictureAttributes } from './picture';

describe('the address of a picture in a given width', () => {
  it('lets Shopify resize, whatever query the address has', () => {
    expect(pictureAddress('https://cdn.shopify.com/s/files/1/a.jpg?v=17&width=2000', 384)).toBe(
      'https://cdn.shopify.com/s/files/1/a.jpg?v=17&width=384',
    );
  });

  it.each(['127.0.0.1:54330', 'localhost:54330', '[::1]:54330'])(
    'is resized by our optimiser from the embedded store at %s',
    (host) => {
      const address = pictureAddress(`http://${host}/cdn/shop/files/a.webp?v=1`, 384);
      const url = new URL(address, 'http://site.example');
      expect(url.pathname).toBe('/_next/image');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        url: `http://${host}/cdn/shop/files/a.webp`,
        w: '384',
        q: '75',
      });
    },
  );
});

describe('the attributes of a picture', () => {
  const url = 'https://cdn.shopify.com/a.jpg';

  it('offer each width and reserve the space of the widest', () => {
    expect(
      pictureAttributes({ url, altText: '', width: 1000, height: 800 }, [256, 640], '10rem'),
    ).toEqual({
      src: `${url}?width=640`,
      srcSet: `${url}?width=256 256w, ${url}?width=640 640w`,
      sizes: '10rem',
      width: 640,
      height: 512,
    });
  });

  it('use the shape of a cover for a picture of unknown size', () => {
    const { height } = pictureAttributes(
      { url, altText: '', width: null, height: null },
      [640],
      '',
    );
    expect(height).toBe(960);
  });
});
