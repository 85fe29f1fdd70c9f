import { createTranslator } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { publicPaths } from '@/lib/public-pages';
import { socialImage } from '@/lib/seo/social/social-image';
import { messages } from '@/messages/es';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'es', messages }),
}));

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
