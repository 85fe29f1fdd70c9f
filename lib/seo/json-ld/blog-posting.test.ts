import { describe, expect, it } from 'vitest';
import { blogJsonLd, blogPostingJsonLd, type PostingFacts } from '@/lib/seo/json-ld/blog';
import { serializeJsonLd } from '@/lib/seo/json-ld/site';
import { payloads } from '@/tests/fixtures/hostile';

const origin = 'https://dauro.example';
const facts: PostingFacts = {
  path: '/blog/agua',
  title: 'Agua',
  description: 'Un extracto',
  author: 'Leandro Quesada Mir',
  published: '2025-11-06T09:30:00+00:00',
  modified: '2025-11-07T09:30:00+00:00',
  section: 'Literatura',
  tags: ['novela', 'exilio'],
  text: 'Cuatro palabras\nen dos líneas',
  pictures: [
    { url: '/images/blog/agua.webp', width: 1600, height: 900 },
    { url: 'https://fuera.example/a.jpg' },
  ],
};

describe('blogPostingJsonLd', () => {
  const posting = blogPostingJsonLd(origin, facts);

  it('has all properties that Google recommends, with absolute addresses', () => {
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Agua',
      mainEntityOfPage: { '@type': 'WebPage', '@id': `${origin}/blog/agua` },
      image: [
        {
          '@type': 'ImageObject',
          url: `${origin}/images/blog/agua.webp`,
          width: '1600',
          height: '900',
        },
        { '@type': 'ImageObject', url: 'https://fuera.example/a.jpg' },
      ],
      datePublished: facts.published,
      dateModified: facts.modified,
      author: { '@type': 'Person', name: 'Leandro Quesada Mir' },
      publisher: { name: 'Grupo Dauro', logo: { url: `${origin}/apple-icon.png` } },
      articleSection: 'Literatura',
      keywords: ['novela', 'exilio'],
      wordCount: 5,
      inLanguage: 'es-ES',
    });
  });

  it.each(['Grupo Dauro', 'Ediciones Dauro', 'Dauro Cine'])(
    'knows that %s is an organisation',
    (author) => {
      expect(blogPostingJsonLd(origin, { ...facts, author })).toMatchObject({
        author: { '@type': 'Organization', name: author },
      });
    },
  );

  it('is never dated as changed before it was published', () => {
    const scheduled = { ...facts, published: '2026-01-01T00:00:00Z' };
    expect(blogPostingJsonLd(origin, scheduled)).toMatchObject({
      dateModified: scheduled.published,
    });
  });

  it.each(payloads)('escapes %j so that it cannot end the script element', (payload) => {
    const hostile = {
      ...facts,
      title: payload,
      description: payload,
      author: payload,
      tags: [payload],
      text: payload,
    };
    const script = `<script type="application/ld+json">${serializeJsonLd(
      blogPostingJsonLd(origin, hostile),
    )}</script>`;
    // A browser ends the element's text at the first closing tag.
    const [, text = ''] = /^<script[^>]*>([\s\S]*?)<\/script/i.exec(script) ?? [];
    expect(script).toBe(`<script type="application/ld+json">${text}</script>`);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({
      headline: payload,
      description: payload,
      author: { name: payload },
      keywords: [payload],
    });
  });
});

it('describes the blog by the articles of a page', () => {
  const { title, author, published } = facts;
  const posts = [{ path: '/blog/agua' as const, title, author, published }];
  expect(blogJsonLd(origin, { title: 'El blog', description: 'D', posts })).toMatchObject({
    '@type': 'Blog',
    url: `${origin}/blog`,
    blogPost: [{ headline: 'Agua', url: `${origin}/blog/agua`, datePublished: published }],
  });
});
