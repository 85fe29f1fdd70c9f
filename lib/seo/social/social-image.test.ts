import { statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { publicPaths } from '@/lib/public-pages';
import { socialImage } from '@/lib/seo/social/social-image';

describe('socialImage', () => {
  it.each(publicPaths)('%s has a card of 1200 by 630 that networks load at once', async (path) => {
    const file = `public${socialImage(path).url}`;
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(statSync(file).size).toBeLessThan(120 * 1024);
  });

  it('gives every page a different card', () => {
    const urls = publicPaths.map((path) => socialImage(path).url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('has the drawn title as alternative text', () => {
    expect(socialImage('/dauro/cine').alt).toBe('Grupo Dauro: «Dauro Cine»');
  });

  it('falls back to the card of the page above', () => {
    expect(socialImage('/blog/categoria/cine').url).toBe('/images/social/blog.png');
    expect(socialImage('/tienda/pagina/2').url).toBe('/images/social/tienda.png');
  });

  it('falls back to the card of the group without a page above', () => {
    expect(socialImage('/auth')).toMatchObject({
      url: '/brand/social.png',
      alt: 'Grupo Dauro, Granada',
    });
  });
});
