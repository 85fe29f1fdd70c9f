import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../setup/browser.ts';
import { child, children, parseXml, textOf } from '../setup/feed-rules.ts';

const article = '/blog/una-voz-para-dos-tierras-presentaciones';

async function jsonLd(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((text) => JSON.parse(text));
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"]`).getAttribute('content');

test('an article has all structured data that search engines recommend', async ({
  page,
  baseURL,
}) => {
  await page.goto(article);
  const data = await jsonLd(page);
  const posting = data.find((thing) => thing['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({
    headline: await page.getByRole('heading', { level: 1 }).textContent(),
    mainEntityOfPage: { '@id': `${baseURL}${article}` },
    author: { name: 'Ediciones Dauro' },
    publisher: { name: 'Grupo Dauro', logo: { '@type': 'ImageObject' } },
    articleSection: 'Literatura',
    inLanguage: 'es-ES',
    wordCount: expect.any(Number),
    keywords: expect.arrayContaining(['novela']),
    datePublished: expect.stringMatching(/^2025-.*([+-]\d\d:\d\d|Z)$/),
    dateModified: expect.stringMatching(/([+-]\d\d:\d\d|Z)$/),
  });
  const images = list(posting?.['image']) as { url: string; width?: string }[];
  expect(images.length).toBeGreaterThanOrEqual(1);
  for (const { url } of images) expect(url).toMatch(/^https?:\/\//);
  expect(images.every(({ width }) => Number(width) >= 1200)).toBe(true);
  const trail = data.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(list(trail?.['itemListElement']).length).toBeGreaterThanOrEqual(3);
});

test('the blog and the site have structured data', async ({ page, baseURL }) => {
  await page.goto('/blog');
  const blog = (await jsonLd(page)).find((thing) => thing['@type'] === 'Blog');
  expect(list(blog?.['blogPost']).length).toBeGreaterThanOrEqual(6);
  await page.goto('/');
  const site = (await jsonLd(page)).find((thing) => thing['@type'] === 'WebSite');
  expect(site?.['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${baseURL}/blog?q={search_term_string}` },
  });
});

test('an article says its kind, dates and section', async ({ page }) => {
  await page.goto(article);
  expect(await meta(page, 'og:type')).toBe('article');
  expect(await meta(page, 'article:published_time')).toMatch(/^2025-/);
  expect(await meta(page, 'article:modified_time')).toMatch(/^20/);
  expect(await meta(page, 'article:section')).toBe('Literatura');
});

for (const path of [article, '/', '/dauro/editorial/propuesta', '/tienda/pagina/2']) {
  test(`${path} has a social card, whose stated size is correct`, async ({ page, request }) => {
    await page.goto(path);
    const address = (await meta(page, 'og:image')) ?? '';
    const picture = await request.get(address);
    expect(picture.headers()['content-type']).toBe(await meta(page, 'og:image:type'));
    const { width, height } = await sharp(await picture.body()).metadata();
    expect([String(width), String(height)]).toEqual([
      await meta(page, 'og:image:width'),
      await meta(page, 'og:image:height'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
  });
}

test('a book has a social card, and a missing book, article or page has none', async ({
  request,
}) => {
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

test('the sitemap names pages that exist, with dates and pictures', async ({
  request,
  baseURL,
}) => {
  const readUrls = async () =>
    children(parseXml(await (await request.get('/sitemap.xml')).text()), 'url');
  const placeOf = (url: Parameters<typeof child>[0]) => textOf(child(url, 'loc'));
  const urls = await readUrls();
  const places = urls.map(placeOf);
  expect(new Set(places).size).toBe(places.length);
  for (const path of [article, '/blog/categoria/literatura', '/tienda/categoria/poesia']) {
    expect(places).toContain(`${baseURL}${path}`);
  }
  expect(places.some((place) => place.includes('/producto/'))).toBe(true);
  const entry = urls.find((url) => textOf(child(url, 'loc')).endsWith(article)) ?? {};
  expect(textOf(child(entry, 'lastmod'))).toMatch(/^\d{4}-\d\d-\d\dT/);
  const picture = textOf(child(child(entry, 'image:image') ?? {}, 'image:loc'));
  expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
  for (const place of places.filter((address) => /\/blog|\/tienda/.test(address))) {
    const answer = await request.get(place);
    if (answer.status() === 404) {
      // The post of another test, which has removed it meanwhile.
      expect((await readUrls()).map(placeOf)).not.toContain(place);
      continue;
    }
    expect(answer.status(), place).toBe(200);
    expect(await answer.text(), place).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test('robots.txt names the sitemap', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
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
