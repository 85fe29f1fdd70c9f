import { statSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { feedDocument, xmlSafe } from '@/lib/seo/feed/document';
import feedTexts from '@/messages/es/feed.json';
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
import type { FeedRow } from './queries';

const getFeedPosts = vi.hoisted(() => vi.fn<() => Promise<FeedRow[]>>());
vi.mock('./queries', () => ({ getFeedPosts }));

const { feedHandler, saveWithoutScript } = await import('./feed');

const origin = 'https://grupodauro.example';
const picture = '/images/gallery/01.webp';
const row: FeedRow = {
  id: '0da00000-0000-4000-8000-000000000001',
  slug: 'agua',
  title: 'Agua',
  excerpt: 'Un extracto',
  content: 'Un [texto](/tienda).',
  author: 'Ediciones Dauro',
  category: 'literatura',
  tags: ['novela'],
  image_url: picture,
  image2: null,
  image3: null,
  gallery: [],
  public_at: '2025-11-06T18:30:00+00:00',
  updated_at: '2025-11-07T08:00:00+00:00',
};

/** Rows with every payload in every column that an author writes. */
const twoHundred = Array.from({ length: 200 }, (_, index): FeedRow => {
  const payload = payloads[index % payloads.length] ?? '';
  return {
    ...row,
    id: `0da00000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    slug: `post-${index}`,
    title: `${payload} ${index}`,
    excerpt: `${payload} y algo más`,
    content: `Uno\n\n${payload}\n\n[dos](/tienda) ${payload}`,
    author: `A. ${payload}`,
    tags: [`etiqueta ${payload}`, payload],
    image_url: index % 2 ? picture : null,
    image2: `/images/${payload}`,
    image3: `https://fuera.example/${payload}`,
    gallery: [`/images/${payload}`],
    public_at: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
  };
});

const feeds = [
  ['rss', '/feed.xml', rssProblems],
  ['rss', '/rss.xml', rssProblems],
  ['atom', '/atom.xml', atomProblems],
  ['json', '/feed.json', jsonFeedProblems],
] as const;

const ask = (
  [format, path]: readonly ['rss' | 'atom' | 'json', `/${string}`, ...unknown[]],
  headers: Record<string, string> = {},
  query = '',
) => feedHandler(format, path)(new Request(`${origin}${path}${query}`, { headers }));

beforeEach(() => {
  getFeedPosts.mockReset().mockResolvedValue([row]);
  vi.spyOn(log, 'error').mockReturnValue();
});

describe.each(feeds)('%s at %s', (format, path, problemsOf) => {
  const feed = [format, path] as const;

  it('is valid with two hundred hostile rows', async () => {
    getFeedPosts.mockResolvedValue(twoHundred);
    const text = await (await ask(feed)).text();
    expect(problemsOf(text, `${origin}${path}`)).toEqual([]);
    expect(text.match(/urn:uuid:0da00000-0000-4000-9000-\d{12}/g)).toHaveLength(200);
  });

  it('answers 304 without a body to a current ETag or date, and 200 after a change', async () => {
    const first = await ask(feed);
    const { etag = '', 'last-modified': changed = '' } = Object.fromEntries(first.headers);
    expect(changed).toBe('Fri, 07 Nov 2025 08:00:00 GMT');
    for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': changed }]) {
      const again = await ask(feed, known);
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    // Without one older post the newest date is the same, but the ETag differs.
    getFeedPosts.mockResolvedValue([row, { ...row, id: row.id.replace(/1$/, '2'), slug: 'otra' }]);
    const other = await ask(feed, { 'if-none-match': etag, 'if-modified-since': changed });
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).not.toBe(etag);
    expect(other.headers.get('cache-control')).toBe('public, no-cache');
  });

  it('answers 503 with a sentence and no-store when the posts cannot be read', async () => {
    getFeedPosts.mockRejectedValue(new Error('la base de datos no está'));
    const answer = await ask(feed);
    expect([answer.status, await answer.text()]).toEqual([503, feedTexts.unavailable]);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
    getFeedPosts.mockResolvedValue([row]);
    expect((await ask(feed)).status, 'the failure is not remembered').toBe(200);
  });
});

it('every title stands unchanged, but for an invisible joiner in XML', async () => {
  getFeedPosts.mockResolvedValue(twoHundred);
  const [rss, , , json] = await Promise.all(feeds.map(async (feed) => (await ask(feed)).text()));
  const titles = twoHundred.map(({ title }) => xmlSafe(title));
  const { items } = JSON.parse(json ?? '');
  expect(items.map(({ title }: FeedRow) => title)).toEqual(titles);
  const shown = children(child(parseXml(rss ?? ''), 'channel') ?? {}, 'item');
  const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
  expect(shown.map((item) => plain(textOf(child(item, 'title'))))).toEqual(titles.map(plain));
});

it('is dated by its newest change, not by the request, and may be empty', async () => {
  getFeedPosts.mockResolvedValue([row, { ...row, public_at: '2026-01-01T00:00:00Z' }]);
  const [date, answer] = ['Thu, 01 Jan 2026 00:00:00 GMT', await ask(feeds[0])];
  expect(answer.headers.get('last-modified')).toBe(date);
  expect(await answer.text()).toContain(`<lastBuildDate>${date}`);
  getFeedPosts.mockResolvedValue([]);
  expect(rssProblems(await (await ask(feeds[0])).text(), `${origin}/feed.xml`)).toEqual([]);
});

describe('an item', () => {
  const itemOf = async (changes: Partial<FeedRow> = {}) => {
    getFeedPosts.mockResolvedValue([{ ...row, ...changes }]);
    const channel = child(parseXml(await (await ask(feeds[0])).text()), 'channel') ?? {};
    return child(channel, 'item') ?? {};
  };

  it('keeps its id when the slug changes', async () => {
    const [before, after] = [await itemOf(), await itemOf({ slug: 'otra', title: 'Otra' })];
    expect(textOf(child(after, 'guid'))).toBe(textOf(child(before, 'guid')));
    expect(textOf(child(after, 'link'))).toBe(`${origin}/blog/otra`);
  });

  it('has categories, author, date and the complete text', async () => {
    const item = await itemOf({ image_url: null });
    expect(children(item, 'category').map(textOf)).toEqual(['Literatura', 'novela']);
    expect(textOf(child(item, 'dc:creator'))).toBe('Ediciones Dauro');
    expect(textOf(child(item, 'pubDate'))).toBe('Thu, 06 Nov 2025 18:30:00 GMT');
    const text = `<p dir="auto">Un <a href="${origin}/tienda">texto</a>.</p>`;
    expect(textOf(child(item, 'content:encoded'))).toBe(text);
  });

  it('has the pictures of the page in their order', async () => {
    const [image2, image3, image4] = ['/images/2.webp', '/images/3.webp', '/images/4.webp'];
    const item = await itemOf({ image2, image3, gallery: [`${image4}#foco=30,70`] });
    const sources = textOf(child(item, 'content:encoded')).matchAll(/ src="([^"]*)"/g);
    const expected = [picture, image2, image3, image4].map((path) => origin + path);
    expect(Array.from(sources, ([, source]) => source)).toEqual(expected);
  });

  it('has type and size for a picture of this site, and no enclosure for another one', async () => {
    expect(child(await itemOf(), 'enclosure')?.attributes).toEqual({
      url: `${origin}${picture}`,
      type: 'image/webp',
      length: String(statSync(`public${picture}`).size),
    });
    for (const image_url of ['https://fuera.example/a.png', '/images/no-existe.png', null]) {
      expect(children(await itemOf({ image_url }), 'enclosure'), String(image_url)).toEqual([]);
    }
  });

  it('has no picture in Atom when its extension does not give its type', () => {
    const post = { ...row, url: origin, html: 'x', published: row.updated_at, labels: [] };
    const enclosure = { url: `${origin}/a.jpg`, type: 'image/jpeg', length: 3 };
    const posts = [{ ...post, updated: row.updated_at, enclosure }];
    const source = { origin, self: '/atom.xml', description: 'Blog', posts } as const;
    expect(feedDocument('atom', source)).not.toContain('enclosure');
  });
});

describe("a person's browser", () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  it('is redirected to the download page by the RSS feed only', async () => {
    for (const feed of feeds) {
      const { status, headers } = await ask(feed, browser);
      const [expected, location] = feed[0] === 'rss' ? [307, '/feed'] : [200, null];
      expect([status, headers.get('location')], feed[1]).toEqual([expected, location]);
      if (!location) continue;
      expect(headers.get('vary')).toMatch(/Accept.*Sec-Fetch-Dest/);
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });

  it.each([
    ['?formato=xml', null],
    ['?formato=archivo', 'attachment; filename="feed.xml"'],
  ])('always gets XML at %s', async (query, disposition) => {
    const answer = await ask(feeds[0], browser, query);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, disposition]);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  });

  it('gets a 503 with the reason and no redirect, without JavaScript and without a feed', async () => {
    getFeedPosts.mockRejectedValue(new Error('la base de datos no está'));
    const answer = await saveWithoutScript();
    expect([answer.status, answer.headers.get('refresh')]).toEqual([503, null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<h1>Error al cargar el RSS</h1>');
    expect(html).toContain('<p>Error al generar el feed RSS</p>');
    expect(html).toContain('<a href="/feed.xml?formato=xml">Abrir el feed directamente</a>');
    expect(html).toContain('<a href="/">Volver al inicio</a>');
    expect(html, 'nothing is downloaded').not.toContain('<iframe');
  });
});
