import { describe, expect, it } from 'vitest';
import { markdownHtml } from '@/lib/markdown/render';
import { type FeedPost, feedDocument, feedUpdated, xmlSafe } from '@/lib/seo/feed/document';
import { payloads } from '@/tests/fixtures/hostile';
import {
  atomProblems,
  child,
  children,
  parseXml,
  rssProblems,
  textOf,
} from '@/tests/setup/feed-rules';
import { jsonFeedProblems } from '@/tests/setup/json-feed-rules';

const origin = 'https://dauro.example';
const post: FeedPost = {
  id: '0da00000-0000-4000-8000-000000000001',
  url: `${origin}/blog/agua`,
  title: 'Agua & «piedra»',
  excerpt: 'Un extracto',
  author: 'Ediciones Dauro',
  html: '<p>Texto</p>',
  published: '2025-11-06T18:30:00+00:00',
  updated: '2025-11-07T08:00:00+00:00',
  labels: ['Literatura', 'novela'],
  enclosure: { url: `${origin}/images/agua.webp`, type: 'image/webp', length: 4321 },
};
const source = (posts: FeedPost[], self: `/${string}` = '/feed.xml') =>
  ({ origin, self, description: 'Blog', posts }) as const;
const rss = (posts: FeedPost[]) => feedDocument('rss', source(posts));
const items = (xml: string) => children(child(parseXml(xml), 'channel') ?? {}, 'item');

/** Two hundred posts; every payload is in every field that an author can fill in. */
const twoHundred = Array.from({ length: 200 }, (_, index): FeedPost => {
  const payload = payloads[index % payloads.length] ?? '';
  const url = `${origin}/blog/post-${index}`;
  return {
    ...post,
    id: `0da00000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    url,
    title: `${payload} ${index}`,
    excerpt: `${payload} y algo más`,
    author: `A. ${payload}`,
    html: markdownHtml(`Uno\n\n${payload}\n\n[dos](/tienda) ${payload}`, { baseUrl: url }),
    labels: ['Arte', `etiqueta ${payload}`],
    published: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
    enclosure: index % 2 ? post.enclosure : null,
  };
});

describe('a feed of two hundred hostile posts', () => {
  it.each([
    ['rss', '/feed.xml', rssProblems],
    ['atom', '/atom.xml', atomProblems],
    ['json', '/feed.json', jsonFeedProblems],
  ] as const)('is valid as %s', (format, self, problems) => {
    expect(problems(feedDocument(format, source(twoHundred, self)), origin + self)).toEqual([]);
  });

  it('has every title unchanged, but for an invisible joiner in XML', () => {
    const titles = twoHundred.map(({ title }) => xmlSafe(title));
    const feed = JSON.parse(feedDocument('json', source(twoHundred, '/feed.json')));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${origin}/feed.json`,
      language: 'es',
    });
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(titles);
    const atom = parseXml(feedDocument('atom', source(twoHundred, '/atom.xml')));
    expect(children(atom, 'entry')).toHaveLength(200);
    const shown = items(rss(twoHundred)).map((item) => textOf(child(item, 'title')));
    const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
    expect(shown.map(plain)).toEqual(titles.map(plain));
  });
});

describe('feedDocument', () => {
  it('identifies a post by its row, so that a new address is no new post', () => {
    const [item] = items(rss([{ ...post, url: `${origin}/blog/otra` }]));
    expect(textOf(item && child(item, 'guid'))).toBe(`urn:uuid:${post.id}`);
    expect(textOf(item && child(item, 'link'))).toBe(`${origin}/blog/otra`);
  });

  it('has categories, author, picture and the complete text', () => {
    const [item = {}] = items(rss([post]));
    expect(children(item, 'category').map(textOf)).toEqual(['Literatura', 'novela']);
    expect(textOf(child(item, 'dc:creator'))).toBe('Ediciones Dauro');
    expect(child(item, 'enclosure')?.attributes).toEqual({
      url: `${origin}/images/agua.webp`,
      length: '4321',
      type: 'image/webp',
    });
    expect(textOf(child(item, 'content:encoded'))).toBe('<p>Texto</p>');
    expect(textOf(child(item, 'pubDate'))).toBe('Thu, 06 Nov 2025 18:30:00 GMT');
  });

  it('has the date of its newest change, not of the request', () => {
    const newest = feedUpdated([post, twoHundred[0] ?? post]);
    expect(newest.toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(rss([post])).toContain('<lastBuildDate>Fri, 07 Nov 2025 08:00:00 GMT');
    expect(rss([post])).toBe(rss([post]));
  });

  it('leaves a picture out of Atom when its extension does not give its type', () => {
    const jpeg = { url: `${origin}/a.jpg`, type: 'image/jpeg', length: 3 };
    expect(feedDocument('atom', source([{ ...post, enclosure: jpeg }]))).not.toContain('enclosure');
  });

  it('is valid without posts', () => {
    expect(rssProblems(rss([]), `${origin}/feed.xml`)).toEqual([]);
  });
});
