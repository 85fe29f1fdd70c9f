import { describe, expect, it } from 'vitest';
import { shareAddress, shareNetworks } from '@/lib/blog/share';
import { type PostSummary, readingMinutes, relatedPosts } from '@/lib/blog/types';

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [220, 1],
    [700, 3],
    [2200, 10],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readingMinutes('palabra '.repeat(words))).toBe(minutes);
  });
});

describe('shareAddress', () => {
  const url = 'https://dauro.example/blog/una-voz?a=b&c';
  const text = '«Voz» & 100 % #1';

  it('encodes address and text so that they decode unchanged', () => {
    for (const network of shareNetworks) {
      const values = [...new URL(shareAddress(network, url, text)).searchParams.values()];
      expect(values.join(' ')).toContain(url);
      expect(new URL(shareAddress(network, url, text)).protocol).toBe('https:');
    }
    expect(shareAddress('twitter', url, text)).toContain('text=%C2%ABVoz%C2%BB%20%26%20100%20%25');
    expect(new URL(shareAddress('whatsapp', url, text)).searchParams.get('text')).toBe(
      `${text} ${url}`,
    );
  });
});

describe('relatedPosts', () => {
  const post = (
    slug: string,
    category: PostSummary['category'],
    ...tags: string[]
  ): PostSummary => ({
    ...{ slug, category, tags, title: slug, excerpt: '', author: '', date: '' },
    ...{ image: null, bookImage: null, bookLink: null },
  });
  const read = post('leído', 'arte', 'NFT', 'fútbol');
  const slugs = (candidates: PostSummary[]) =>
    relatedPosts(read, candidates).map(({ slug }) => slug);

  it('puts shared tags before the category, and the category before the newest', () => {
    const candidates = [
      post('nuevo', 'cine'),
      post('viejo', 'ia'),
      post('de-arte', 'arte'),
      post('con-tema', 'ia', 'Futbol'),
    ];
    expect(slugs(candidates)).toEqual(['con-tema', 'de-arte', 'nuevo']);
  });

  it('contains no post twice and not the post itself', () => {
    expect(slugs([read, post('otro', 'arte'), post('otro', 'arte')])).toEqual(['otro']);
  });
});
