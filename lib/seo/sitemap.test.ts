import { describe, expect, it } from 'vitest';
import { latest, sitemapEntries } from './sitemap';

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
  it.each([
    ['/blog/nuevo', '2026-03-02T09:00:00+01:00'],
    ['/blog/%C3%B1and%C3%BA', '2026-03-02T08:30:00Z'],
    ['/producto/latido', '2026-01-05T00:00:00Z'],
    ['/blog/categoria/arte', '2026-02-01T00:00:00Z'],
    // Lists have the date of their newest entry.
    ['/blog', '2026-03-02T08:30:00Z'],
    ['/tienda', '2026-01-05T00:00:00Z'],
    ['/privacidad', '2026-11-21'],
    ['/dauro', undefined],
  ])('dates %s by its last change: %s', (path, changed) => expect(dateOf(path)).toBe(changed));

  it('lists absolute addresses of pictures, escaped for XML', () => {
    expect(entries.find(({ url }) => url.endsWith('/blog/nuevo'))?.images).toEqual([
      'https://dauro.example/images/nuevo.webp',
      'https://fuera.example/a.jpg?b=1&amp;c=%22%3Cx%3E%27',
    ]);
  });

  it('works without posts and products', () => {
    const bare = { posts: [], products: [], legalUpdated: '2026-11-21' };
    const [home] = sitemapEntries('https://dauro.example', bare);
    expect(home).toEqual({ url: 'https://dauro.example/' });
  });
});

it('compares times, not their notation', () => {
  const [earlier, later] = ['2026-01-01T00:30:00+01:00', '2025-12-31T23:45:00Z'];
  expect(latest([earlier, later])).toBe(later);
  expect(latest(['', 'ayer'])).toBeUndefined();
});
