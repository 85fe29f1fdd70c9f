import { describe, expect, it } from 'vitest';
import { type FeedPost, rssFeed } from './feed';

const post: FeedPost = {
  slug: 'agua',
  title: 'Agua & «piedra»',
  excerpt: 'Un extracto',
  author: 'Ediciones Dauro',
  date: '2025-11-06T18:30:00+00:00',
  categoryLabel: 'Literatura',
};
const build = (posts: FeedPost[]) =>
  rssFeed('https://dauro.example', { description: 'Blog', posts });

describe('rssFeed', () => {
  it('names every post by its absolute, permanent address and its real date', () => {
    const xml = build([post]);
    expect(xml).toContain('<link>https://dauro.example/blog/agua</link>');
    expect(xml).toMatch(/<guid[^>]*>https:\/\/dauro\.example\/blog\/agua<\/guid>/);
    expect(xml).toContain('<pubDate>Thu, 06 Nov 2025 18:30:00 GMT</pubDate>');
    expect(xml).toContain('href="https://dauro.example/feed.xml"');
  });

  it.each([']]><script>alert(1)</script>', '</title><script>alert(1)</script>', '& < > " \''])(
    'carries the hostile title %j as text',
    (title) => {
      const xml = build([{ ...post, title, excerpt: title }]);
      const text = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
      expect(text).not.toContain('<script>');
    },
  );

  it('is a feed without posts, too', () => {
    expect(build([])).toContain('<channel>');
  });
});
