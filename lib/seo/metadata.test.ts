import { createTranslator } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { metadataOf, pageMetadata } from '@/lib/seo/metadata';
import { messages } from '@/messages/es';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'es', messages }),
}));

const facts = {
  title: 'Ediciones Dauro',
  description: 'La editorial.',
  path: '/dauro/editorial',
} as const;

describe('pageMetadata', () => {
  it('gives one canonical address and the same title everywhere', async () => {
    const metadata = await pageMetadata(facts);
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

  it('uses the card of its address, in the size that networks expect', async () => {
    const image = { url: '/images/social/dauro-editorial.jpg', width: 1200, height: 630 };
    const metadata = await pageMetadata(facts);
    expect(metadata.openGraph).toMatchObject({ images: [image] });
    expect(metadata.twitter).toMatchObject({ images: [image] });
  });

  it('takes title and description of a page in the table from its texts', async () => {
    const { title, description } = messages.editorial.meta;
    expect(await metadataOf('/dauro/editorial')()).toMatchObject({ title, description });
  });

  it('prefers its own picture, without guessing its size', async () => {
    const image = { url: 'https://fuera.example/uno.webp', alt: 'Uno' };
    const { openGraph } = await pageMetadata({ ...facts, image });
    expect(openGraph?.images).toEqual([image]);
  });

  it('links the feeds', async () => {
    expect((await pageMetadata(facts)).alternates?.types).toMatchObject({
      'application/rss+xml': [{ url: '/feed.xml' }],
      'application/atom+xml': [{ url: '/atom.xml' }],
      'application/feed+json': [{ url: '/feed.json' }],
    });
  });

  it('describes an article', async () => {
    const publishedTime = '2025-03-01T10:00:00.000Z';
    const metadata = await pageMetadata({
      ...facts,
      article: { publishedTime, authors: ['Dauro'] },
    });
    expect(metadata.openGraph).toMatchObject({ type: 'article', publishedTime });
  });

  it('keeps pages that answer an action out of search engines', async () => {
    expect((await pageMetadata({ ...facts, noindex: true })).robots).toMatchObject({
      index: false,
    });
  });

  it('leaves the site name off when the title already says it', async () => {
    expect((await pageMetadata({ ...facts, absoluteTitle: true })).title).toEqual({
      absolute: facts.title,
    });
  });
});
