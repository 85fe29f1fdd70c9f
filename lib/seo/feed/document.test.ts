import { describe, expect, it } from 'vitest';
import { markdownHtml } from '@/lib/markdown/render';
import { type FeedPost, feedDocument, feedUpdated, xmlSafe } from '@/lib/seo/feed/document';
import { hostile, payloads } from '@/tests/fixtures/hostile';
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
  it('is RSS without an error or a warning', () => {
    const xml = rss(twoHundred);
    expect(rssProblems(xml, `${origin}/feed.xml`)).toEqual([]);
    expect(items(xml)).toHaveLength(200);
  });

  it('is Atom without an error or a warning', () => {
    const xml = feedDocument('atom', source(twoHundred, '/atom.xml'));
    expect(atomProblems(xml, `${origin}/atom.xml`)).toEqual([]);
    expect(children(parseXml(xml), 'entry')).toHaveLength(200);
  });

  it('is JSON Feed 1.1 with the titles as they are', () => {
    const text = feedDocument('json', source(twoHundred, '/feed.json'));
    expect(jsonFeedProblems(text, `${origin}/feed.json`)).toEqual([]);
    const feed = JSON.parse(text);
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${origin}/feed.json`,
      language: 'es',
    });
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(
      twoHundred.map(({ title }) => xmlSafe(title)),
    );
  });

  it('contains every title unchanged, except for an invisible joiner', () => {
    const shown = items(rss(twoHundred)).map((item) => textOf(child(item, 'title')));
    const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
    expect(shown.map(plain)).toEqual(twoHundred.map(({ title }) => plain(xmlSafe(title))));
  });
});

describe('the rules themselves', () => {
  const valid = rss([post]);
  const broken = (from: string | RegExp, to: string) =>
    rssProblems(valid.replace(from, to), `${origin}/feed.xml`);

  it.each([
    [/<link>.*?<\/link>/, '<link>/blog</link>', /relative/],
    [/<pubDate>[^<]*/, '<pubDate>2025-11-06', /pubDate/],
    ['length="4321"', 'length="0"', /length/],
    ['<p>Texto</p>', '<script>pwned(1)</script>', /element script/],
    ['<p>Texto</p>', '<a href="/x">x</a>', /address \/x/],
    ['Agua &', 'Agua </b> &', /title reads as HTML/],
    ['rel="self"', 'rel="next"', /self/],
  ])('detect %s → %s', (from, to, sentence) => {
    const problems = broken(from, to).join('\n');
    expect(problems).not.toBe('');
    expect(problems).toMatch(sentence);
  });

  it.each([
    ['dauro.example/feed.json', 'dauro.example/otra.json', /feed_url/],
    ['"id": "urn:uuid:', '"id": "", "x": "', /no identity/],
    [`"url": "${origin}/blog/agua"`, '"url": "/blog/agua"', /relative/],
    ['"date_published": "2025-11-06T18:30:00.000Z"', '"date_published": "ayer"', /published is no/],
    ['"size_in_bytes": 4321', '"size_in_bytes": 0', /length/],
    ['<p>Texto</p>', '<svg onload=\\"pwned(1)\\">', /element svg/],
    ['"authors"', '"author"', /key author/],
  ])('detect %s → %s in JSON', (from, to, sentence) => {
    const text = feedDocument('json', source([post], '/feed.json'));
    expect(jsonFeedProblems(text, `${origin}/feed.json`)).toEqual([]);
    const problems = jsonFeedProblems(text.replace(from, to), `${origin}/feed.json`).join('\n');
    expect(problems).toMatch(sentence);
  });

  it('refuse malformed XML', () => {
    expect(() => broken('</channel>', '')).toThrow();
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
    expect(feedUpdated([post, twoHundred[0] ?? post]).toISOString()).toBe(
      '2026-01-01T00:00:00.000Z',
    );
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

it('has at least eighty payloads of all families', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(80);
  expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(10);
});
