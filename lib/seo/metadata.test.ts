import { expect, it } from 'vitest';
import { messages } from '@/messages/es';
import { metadataOf, pageMetadata } from './metadata';

const facts = {
  title: 'Ediciones Dauro',
  description: 'La editorial.',
  path: '/dauro/editorial',
} as const;

it('gives one canonical address, the same title everywhere, the card and the feeds', async () => {
  const metadata = await pageMetadata(facts);
  const images = [{ url: '/images/social/dauro-editorial.jpg', width: 1200, height: 630 }];
  const { title, path: url } = facts;
  expect(metadata).toMatchObject({
    alternates: {
      canonical: '/dauro/editorial',
      types: {
        'application/rss+xml': [{ url: '/feed.xml' }],
        'application/atom+xml': [{ url: '/atom.xml' }],
        'application/feed+json': [{ url: '/feed.json' }],
      },
    },
    openGraph: { type: 'website', title, url, locale: 'es_ES', images },
    twitter: { card: 'summary_large_image', title, images },
  });
  expect(metadata.robots).toBeUndefined();
});

it('takes title and description of a page in the table from its texts', async () => {
  const { title, description } = messages.editorial.meta;
  const absolute = `${title} · Grupo Dauro`;
  expect(await metadataOf('/dauro/editorial')()).toMatchObject({
    title: { absolute },
    description,
  });
});

it('prefers its own picture, without guessing its size', async () => {
  const image = { url: 'https://fuera.example/uno.webp', alt: 'Uno' };
  const { openGraph } = await pageMetadata({ ...facts, image });
  expect(openGraph?.images).toEqual([image]);
});

const publishedTime = '2025-03-01T10:00:00.000Z';
const article = { publishedTime, authors: ['Dauro'] };
const absolute = facts.title;
it.each([
  ['describes an article', { article }, { openGraph: { type: 'article', publishedTime } }],
  ['keeps a page out of search engines', { noindex: true }, { robots: { index: false } }],
  ['keeps signs of patterns', { title: "$& $'" }, { title: { absolute: "$& $' · Grupo Dauro" } }],
  ['may have a title without the site', { absoluteTitle: true }, { title: { absolute } }],
])('%s', async (_name, more, expected) => {
  expect(await pageMetadata({ ...facts, ...more })).toMatchObject(expected);
});
