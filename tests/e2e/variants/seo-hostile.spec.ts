import { payloads } from '../../fixtures/hostile.ts';
import { expect, test } from '../../setup/browser.ts';
import { parseXml } from '../../setup/feed-rules.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';
import { expectNoTextLost } from '../../setup/text-spacing.ts';

/** Removes what the database rejects; the rest is stored unchanged. */
const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '');
const texts = payloads.map(storable);
const titles = texts.filter((text) => text.includes('pwned') && !text.includes('\n')).slice(0, 3);

test('payloads in every field are text', async ({ page, context, request, baseURL, storePost }) => {
  const [title = ''] = titles;
  const row = {
    status: 'scheduled',
    scheduled_for: new Date().toISOString(),
    title: titles.join(' ').slice(0, 200),
    excerpt: texts.slice(0, 12).join(' ').slice(0, 500),
    content: texts.map((text, index) => `Ataque ${index}\n\n${text}`).join('\n\n'),
    author: title.slice(0, 200),
    tags: texts.filter((text) => text.length < 80).slice(0, 20),
  };
  const outside: string[] = [];
  await context.exposeFunction('pwned', (number: unknown) => outside.push(`pwned ${number}`));
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      outside.push(route.request().url());
      // A transparent pixel for all other sites, because pictures of any https address are allowed and the tests run
      // offline.
      const body = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
      return route.fulfill({ contentType: 'image/gif', body });
    },
  );
  const post = await storePost(row);
  // Its hour has come, so the jobs expire the pages of posts, which may be a minute old.
  test.slow();
  const authorization = `Bearer ${siteEnvironment()['CRON_SECRET']}`;
  await request.get('/api/jobs', { headers: { authorization } });
  const address = `/blog/${post.slug}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pwned');
  await expect(page.getByText('Ataque 50', { exact: true })).toBeVisible();
  const inside = await page.getByRole('main').evaluate((main) => ({
    forbidden: [
      ...main.querySelectorAll(
        'script:not([type="application/ld+json"]), iframe, object, embed, base, meta, link, style, form, math, video, marquee, template',
      ),
    ].map((element) => element.outerHTML),
    handlers: [...main.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
    addresses: [...main.querySelectorAll('[href], [src]')]
      .flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')])
      .filter((value) => value && /^\s*(javascript|data|vbscript|blob|file|intent):/i.test(value)),
  }));
  expect(inside).toEqual({ forbidden: [], handlers: [], addresses: [] });
  const card = await request.get(`${address}/social.jpg`);
  expect(card.headers()['content-type']).toBe('image/jpeg');

  for (const path of [`/blog?q=${encodeURIComponent(title)}`, '/']) await page.goto(path);
  await expect(async () => {
    await page.goto('/blog');
    await expect(page.getByRole('main')).toContainText('pwned', { timeout: 1000 });
  }).toPass();
  await expectNoTextLost(page);
  parseXml(await (await request.get('/sitemap.xml')).text());
  expect(outside.filter((address) => !address.startsWith('https://ok.example/'))).toEqual([]);
});
