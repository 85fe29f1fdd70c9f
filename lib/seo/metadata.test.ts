import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/lib/seo/metadata';

const facts = {
  title: 'Ediciones Dauro',
  description: 'La editorial.',
  path: '/dauro/editorial',
} as const;

describe('pageMetadata', () => {
  it('gives one canonical address and the same title everywhere', () => {
    const metadata = pageMetadata(facts);
    expect(metadata.alternates?.canonical).toBe('/dauro/editorial');
    expect(metadata.openGraph).toMatchObject({
      type: 'website',
      title: facts.title,
      url: facts.path,
      locale: 'es_ES',
    });
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', title: facts.title });
    expect(metadata.robots).toBeUndefined();
  });

  it('uses the card of its address, in the size that networks expect', () => {
    const image = { url: '/images/social/editorial.png', width: 1200, height: 630 };
    const metadata = pageMetadata(facts);
    expect(metadata.openGraph).toMatchObject({ images: [image] });
    expect(metadata.twitter).toMatchObject({ images: [image] });
  });

  it('prefers its own picture, without guessing its size', () => {
    const image = { url: 'https://fuera.example/uno.webp', alt: 'Uno' };
    const { openGraph } = pageMetadata({ ...facts, image });
    expect(openGraph?.images).toEqual([image]);
  });

  it('links the feeds', () => {
    expect(pageMetadata(facts).alternates?.types).toMatchObject({
      'application/rss+xml': [{ url: '/feed.xml' }],
      'application/atom+xml': [{ url: '/atom.xml' }],
      'application/feed+json': [{ url: '/feed.json' }],
    });
  });

  it('describes an article', () => {
    const publishedTime = '2025-03-01T10:00:00.000Z';
    const metadata = pageMetadata({ ...facts, article: { publishedTime, authors: ['Dauro'] } });
    expect(metadata.openGraph).toMatchObject({ type: 'article', publishedTime });
  });

  it('keeps pages that answer an action out of search engines', () => {
    expect(pageMetadata({ ...facts, noindex: true }).robots).toMatchObject({ index: false });
  });

  it('leaves the site name off when the title already says it', () => {
    expect(pageMetadata({ ...facts, absoluteTitle: true }).title).toEqual({
      absolute: facts.title,
    });
  });
});
