import { describe, expect, it } from 'vitest';
import { blogPostingJsonLd, type PostingFacts } from './blog';

const origin = 'https://dauro.example';
const facts: PostingFacts = {
  slug: 'agua',
  title: 'Agua',
  excerpt: 'Un extracto',
  author: 'Leandro Quesada Mir',
  date: '2025-11-06T09:30:00+00:00',
  updatedAt: '2025-11-07T09:30:00+00:00',
  section: 'Literatura',
  tags: ['novela', 'exilio'],
  text: 'Cuatro palabras\nen dos líneas',
  pictures: [
    { url: '/images/blog/agua.webp', width: 1600, height: 900 },
    { url: 'https://fuera.example/a.jpg' },
  ],
};

describe('blogPostingJsonLd', () => {
  it('has all properties that Google recommends, with absolute addresses', () => {
    const drawing = { url: `${origin}/images/blog/agua.webp`, width: '1600', height: '900' };
    expect(blogPostingJsonLd(origin, facts)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Agua',
      description: 'Un extracto',
      mainEntityOfPage: { '@type': 'WebPage', '@id': `${origin}/blog/agua` },
      image: [
        { '@type': 'ImageObject', ...drawing },
        { '@type': 'ImageObject', url: 'https://fuera.example/a.jpg' },
      ],
      datePublished: facts.date,
      dateModified: facts.updatedAt,
      author: { '@type': 'Person', name: 'Leandro Quesada Mir' },
      publisher: { name: 'Grupo Dauro', logo: { url: `${origin}/apple-icon.png` } },
      articleSection: 'Literatura',
      keywords: ['novela', 'exilio'],
      wordCount: 5,
      inLanguage: 'es-ES',
    });
  });

  it.each(['Grupo Dauro', 'Ediciones Dauro', 'Dauro Cine'])('has an organisation: %s', (name) => {
    expect(blogPostingJsonLd(origin, { ...facts, author: name })).toMatchObject({
      author: { '@type': 'Organization', name },
    });
  });

  it('is never dated as changed before it was published', () => {
    const date = '2026-01-01T00:00:00Z';
    expect(blogPostingJsonLd(origin, { ...facts, date })).toMatchObject({ dateModified: date });
  });
});
