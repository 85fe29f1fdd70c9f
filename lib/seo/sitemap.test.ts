import { describe, expect, it } from 'vitest';
import { latest, sitemapEntries } from '@/lib/seo/sitemap';

const entries = sitemapEntries('https://dauro.example', {
  posts: [
    {
      path: '/blog/nuevo',
      changed: '2026-03-02T09:00:00+01:00',
      images: ['/images/nuevo.webp', 'https://fuera.example/a.jpg?b=1&c="<x>\'', 'https://'],
    },
    { path: '/blog/ñandú', changed: '2026-03-02T08:30:00Z' },
    { path: '/blog/categoria/arte', changed: '2026-02-01T00:00:00Z' },
  ],
  products: [{ path: '/producto/latido', changed: '2026-01-05T00:00:00Z' }],
  legalUpdated: '2026-11-21',
});
const dateOf = (path: string) =>
  entries.find(({ url }) => url === `https://dauro.example${path}`)?.lastModified;

describe('sitemapEntries', () => {
  it('lists every page once, with an absolute, encoded address', () => {
    const urls = entries.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain('https://dauro.example/');
    expect(urls).toContain('https://dauro.example/blog/%C3%B1and%C3%BA');
    expect(urls.filter((url) => !url.startsWith('https://dauro.example/'))).toEqual([]);
  });

  it('dates posts and products by their last change, and lists by their newest entry', () => {
    expect(dateOf('/blog/nuevo')).toBe('2026-03-02T09:00:00+01:00');
    expect(dateOf('/producto/latido')).toBe('2026-01-05T00:00:00Z');
    expect(dateOf('/blog')).toBe('2026-03-02T08:30:00Z');
    expect(dateOf('/tienda')).toBe('2026-01-05T00:00:00Z');
  });

  it('lists absolute addresses of pictures, escaped for XML', () => {
    expect(entries.find(({ url }) => url.endsWith('/blog/nuevo'))?.images).toEqual([
      'https://dauro.example/images/nuevo.webp',
      'https://fuera.example/a.jpg?b=1&amp;c=%22%3Cx%3E%27',
    ]);
  });

  it('lists the categories, too', () => {
    expect(dateOf('/blog/categoria/arte')).toBe('2026-02-01T00:00:00Z');
  });

  it('leaves unknown dates out', () => {
    expect(dateOf('/dauro')).toBeUndefined();
    expect(dateOf('/privacidad')).toBe('2026-11-21');
  });

  it('leaves out pages that answer an action', () => {
    expect(entries.some(({ url }) => /gracias|auth|admin/.test(url))).toBe(false);
  });

  it('works without posts and products', () => {
    const bare = { posts: [], products: [], legalUpdated: '2026-11-21' };
    expect(sitemapEntries('https://dauro.example', bare)[0]).toEqual({
      url: 'https://dauro.example/',
    });
  });
});

it('compares times, not their notation', () => {
  expect(latest(['2026-01-01T00:30:00+01:00', '2025-12-31T23:45:00Z'])).toBe(
    '2025-12-31T23:45:00Z',
  );
  expect(latest(['', 'ayer'])).toBeUndefined();
});
