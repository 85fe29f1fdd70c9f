import { describe, expect, it } from 'vitest';
import { toPost, toSummary } from '@/lib/blog/reshape';

const row = {
  id: '0da00000-0000-4000-8000-000000000009',
  slug: 'una-voz',
  title: 'Una voz',
  excerpt: 'Extracto',
  author: 'Grupo Dauro',
  category: 'literatura',
  image_url: null,
  public_at: '2025-02-01T10:00:00Z',
  content: 'Texto',
  tags: [],
  image2: null,
  image3: null,
  og_image: null,
  book_image: '/libro.webp',
  book_link: null,
  amazon_link: null,
  gallery: [],
  meta_title: null,
  meta_description: null,
  updated_at: '2025-02-02T10:00:00Z',
};

describe('toSummary', () => {
  it('dates a post by the time it became public', () => {
    expect(toSummary(row).date).toBe(row.public_at);
    expect(() => toSummary({ ...row, public_at: null })).toThrow(/not public/);
  });

  it('throws for an unknown category', () => {
    expect(() => toSummary({ ...row, category: 'deportes' })).toThrow(/deportes/);
  });
});

describe('toPost', () => {
  it('has no column names of the database', () => {
    expect(Object.keys(toPost(row)).filter((key) => key.includes('_'))).toEqual([]);
    expect(toPost(row)).toMatchObject({ bookImage: '/libro.webp', image: null });
  });
});
