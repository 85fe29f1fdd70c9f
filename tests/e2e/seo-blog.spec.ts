import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../setup/browser.ts';
import { child, children, parseXml, textOf } from '../setup/feed-rules.ts';
import { publicRoutes } from '../setup/routes.ts';
import { structuredData } from './structured-data.ts';

const article = '/blog/una-voz-para-dos-tierras-presentaciones';

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const meta = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&');

test('an article has all data that search engines recommend', async ({ request, baseURL }) => {
  const html = await htmlOf(request, article);
  const data = structuredData(html);
  const posting = data.find((thing) => thing['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({
    mainEntityOfPage: { '@id': `${baseURL}${article}` },
    author: { name: 'Ediciones Dauro' },
    articleSection: 'Literatura',
    datePublished: expect.stringMatching(/^2025-.*([+-]\d\d:\d\d|Z)$/),
  });
  const images: { width?: string }[] = posting.image;
  expect(images.length).toBeGreaterThanOrEqual(1);
  expect(images.every(({ width }) => Number(width) >= 1200)).toBe(true);
  const trail = data.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(trail.itemListElement.length).toBeGreaterThanOrEqual(3);

  expect(meta(html, 'og:type')).toBe('article');
  expect(meta(html, 'article:published_time')).toMatch(/^2025-/);
  expect(meta(html, 'article:modified_time')).toMatch(/^20/);
  expect(meta(html, 'article:section')).toBe('Literatura');
});

/** The steps from home to a page, the last of which is the page. */
const steps = (path: string, count: number) => ({
  itemListElement: [
    ...Array(count - 1).fill({ '@type': 'ListItem' }),
    { item: expect.stringMatching(`${path}$`) },
  ],
});
const trail = [
  { name: 'Inicio' },
  { name: 'Tienda' },
  { name: expect.any(String) },
  { name: 'La alarife' },
];
const book = { url: expect.stringMatching(/^http.*\/producto\/[a-z0-9-]+$/) };

const offers = expect.arrayContaining([
  expect.objectContaining({ price: '21.90', url: expect.stringMatching(/\?variant=\d+$/) }),
]);

test('pages have their structured data', async ({ request, baseURL }) => {
  const urlTemplate = `${baseURL}/blog?q={search_term_string}`;
  for (const [path, type, expected] of [
    ['/', 'WebSite', { potentialAction: { '@type': 'SearchAction', target: { urlTemplate } } }],
    ['/dauro', 'BreadcrumbList', steps('/dauro', 2)],
    ['/dauro/historia', 'BreadcrumbList', steps('/dauro/historia', 3)],
    ['/dauro/editorial', 'BreadcrumbList', steps('/dauro/editorial', 3)],
    ['/tienda', 'ItemList', { numberOfItems: 10, itemListElement: Array(10).fill(book) }],
    ['/producto/la-alarife', 'Product', { name: 'La alarife', offers }],
    ['/producto/la-alarife', 'BreadcrumbList', { itemListElement: trail }],
  ] as const) {
    const data = structuredData(await htmlOf(request, path));
    const found = data.find((thing) => [thing['@type']].flat().includes(type));
    expect(found, `${type} of ${path}`).toMatchObject(expected);
  }
  const [blog] = structuredData(await htmlOf(request, '/blog')).filter(
    (thing) => thing['@type'] === 'Blog',
  );
  expect(blog.blogPost.length).toBeGreaterThanOrEqual(6);
});

test('pages have social cards of the size they state, missing ones none', async ({ request }) => {
  for (const path of [article, '/', '/dauro/editorial/propuesta', '/tienda/pagina/2']) {
    const html = await htmlOf(request, path);
    const picture = await request.get(meta(html, 'og:image') ?? '');
    expect(picture.headers()['content-type'], path).toBe(meta(html, 'og:image:type'));
    const { width, height } = await sharp(await picture.body()).metadata();
    expect([String(width), String(height)], path).toEqual([
      meta(html, 'og:image:width'),
      meta(html, 'og:image:height'),
    ]);
    expect([width, height], path).toEqual([1200, 630]);
  }
  const card = await request.get('/producto/una-voz-para-dos-tierras/social.jpg');
  expect(await sharp(await card.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  for (const path of [
    '/producto/no-existe/social.jpg',
    '/blog/no-existe/social.jpg',
    '/images/social/no-existe.jpg',
  ]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

/** Public pages that are not in the sitemap: the thank-you page, empty sections, and further pages of a list. */
const unlisted = ['/gracias', '/tienda/arte', '/tienda/nfts', '/tienda/pagina/2'];

test('the sitemap names every public page once, and no other', async ({ request, baseURL }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const urlsOf = (xml: string) => children(parseXml(xml), 'url');
  const placeOf = (url: Parameters<typeof child>[0]) => textOf(child(url, 'loc'));
  const urls = urlsOf(await answer.text());
  const places = urls.map(placeOf);
  expect(new Set(places).size).toBe(places.length);
  for (const path of publicRoutes) {
    expect(places.includes(`${baseURL}${path}`), path).toBe(!unlisted.includes(path));
  }
  expect(places.filter((place) => place.includes('/blog/')).length).toBeGreaterThanOrEqual(6);
  expect(places.filter((place) => place.includes('/producto/')).length).toBeGreaterThan(50);
  const dates = urls.map((url) => textOf(child(url, 'lastmod'))).filter(Boolean);
  expect(dates.length).toBeGreaterThan(60);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  const entry = urls.find((url) => placeOf(url).endsWith(article)) ?? {};
  expect(textOf(child(entry, 'lastmod'))).toMatch(/^\d{4}-\d\d-\d\dT/);
  const picture = textOf(child(child(entry, 'image:image') ?? {}, 'image:loc'));
  expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
  for (const place of places.filter((address) => !address.includes('/producto/'))) {
    const page = await request.get(place);
    if (page.status() === 404) {
      // The post of another test, which has removed it meanwhile.
      const now = urlsOf(await htmlOf(request, '/sitemap.xml')).map(placeOf);
      expect(now).not.toContain(place);
      continue;
    }
    expect(page.status(), place).toBe(200);
    expect(await page.text(), place).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test('robots.txt excludes the back-office and names the sitemap', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Disallow: /auth');
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('caches may keep pages of the blog for at most a minute', async ({ request }) => {
  for (const path of ['/', '/blog', article, '/sitemap.xml']) {
    // The first response may be rendered for this request, the second comes from the cache.
    for (const answer of [await request.get(path), await request.get(path)]) {
      const control = answer.headers()['cache-control'] ?? '';
      const fresh = Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
      expect(fresh, `${path}: ${control}`).toBeLessThanOrEqual(60);
    }
  }
});
