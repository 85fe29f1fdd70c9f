import { describe, expect, it } from 'vitest';
import { shareAddress } from '@/lib/blog/share';
import { shorten } from '@/lib/text/text';
import { hashtag, maxTweet, shareTexts, textAddress } from './share-dialog';

const url = 'https://www.dauro.example/blog/el-hidalgo';
const longUrl = `https://www.dauro.example/blog/${'una-direccion-larga-'.repeat(9)}fin`;
const post = {
  title: 'El hidalgo don Rodrigo',
  excerpt: 'Un guion que empezó en una servilleta. '.repeat(6).trim(),
  url,
  tags: ['cine', 'novela histórica', '2025', 'Cine'],
};

it('cuts a text after whole characters and appends an ellipsis', () => {
  expect(shorten('ñ'.repeat(121), 120)).toBe(`${'ñ'.repeat(120)}…`);
  expect(shorten('ñ'.repeat(120), 120)).toBe('ñ'.repeat(120));
  for (const sign of ['📚', '🇪🇸', '👩‍👧', '👍🏽', 'm̃'])
    expect(shorten(sign.repeat(3), 2)).toBe(`${sign}${sign}…`);
});

it.each([
  ['novela histórica', '#NovelaHistórica'],
  ['IA', '#IA'],
  ['हिन्दी', '#हिन्दी'],
  ['2025', null],
  ['¡!', null],
])('the label %s is the hashtag %s', (label, expected) => expect(hashtag(label)).toBe(expected));

describe('shareTexts', () => {
  it('builds the text for X from title, short excerpt, address and labels', () => {
    const { twitter } = shareTexts(post);
    const parts = [post.title, shorten(post.excerpt, 120), url, '#Cine #NovelaHistórica'];
    expect(twitter).toBe(parts.join('\n\n'));
  });

  it.each([
    ['a long title', { ...post, title: 'ñ'.repeat(200) }],
    ['a long title of emoji', { ...post, title: '📚'.repeat(200) }],
    ['a title full of addresses', { ...post, title: 'https://a.es '.repeat(15).trim() }],
    ['a long address', { ...post, url: longUrl }],
    ['many labels', { ...post, tags: Array.from({ length: 30 }, (_, n) => `etiqueta ${n}`) }],
  ])('stays within 280 characters with %s, and keeps the address', (_name, facts) => {
    const { twitter } = shareTexts(facts);
    expect(twitter.length).toBeLessThanOrEqual(maxTweet);
    expect(twitter).toContain(facts.url);
  });

  it('uses the whole excerpt for the other networks', () => {
    const texts = shareTexts(post);
    for (const network of ['facebook', 'linkedin', 'instagram'] as const) {
      expect(texts[network]).toContain(post.excerpt);
    }
    expect(texts.whatsapp.startsWith(`*${post.title}*`)).toBe(true);
    expect(texts.instagram).not.toContain('https://');
  });

  it('leads to the share page with the text, or with the address where a network takes no text', () => {
    expect(textAddress('twitter', url, 'a & b')).toMatch(/\?text=a%20%26%20b$/);
    expect(textAddress('facebook', url, 'a')).toBe(shareAddress('facebook', url, ''));
    expect(textAddress('instagram', url, 'a')).toBeNull();
  });
});
