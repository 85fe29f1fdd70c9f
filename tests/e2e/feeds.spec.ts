import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test, withAndWithout } from '../setup/browser.ts';
import { atomProblems, child, children, parseXml, rssProblems } from '../setup/feed-rules.ts';
import { jsonFeedProblems } from '../setup/json-feed-rules.ts';

const reader = { accept: 'application/rss+xml, application/xml;q=0.9, */*;q=0.8' };
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const addresses = ['/feed.xml', '/rss.xml', '/atom.xml', '/feed.json'] as const;

test.describe('feeds for readers', () => {
  test('/feed.xml and /rss.xml are valid RSS 2.0', async ({ request, baseURL }) => {
    for (const path of ['/feed.xml', '/rss.xml'] as const) {
      const answer = await request.get(path, { headers: reader });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
      expect(answer.headers()['vary']).toMatch(/Accept.*Sec-Fetch-Dest/);
      const xml = await answer.text();
      expect(rssProblems(xml, `${baseURL}${path}`)).toEqual([]);
      expect(xml).toContain('urn:uuid:0da00000-0000-4000-8000-000000000001');
    }
  });

  test('/atom.xml is Atom 1.0, /feed.json JSON Feed 1.1', async ({ request, baseURL }) => {
    const atom = await request.get('/atom.xml', { headers: browser });
    expect(atom.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(atomProblems(await atom.text(), `${baseURL}/atom.xml`)).toEqual([]);
    const json = await request.get('/feed.json', { headers: browser });
    expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
    const text = await json.text();
    expect(jsonFeedProblems(text, `${baseURL}/feed.json`)).toEqual([]);
    expect(JSON.parse(text).items.length).toBeGreaterThanOrEqual(6);
  });

  test('every enclosure has the type and the size stated in the feed', async ({ request }) => {
    const xml = await (await request.get('/feed.xml', { headers: reader })).text();
    const items = children(child(parseXml(xml), 'channel') ?? {}, 'item');
    const enclosures = items.flatMap((item) => children(item, 'enclosure'));
    expect(enclosures.length).toBeGreaterThanOrEqual(5);
    for (const { attributes: { url, type, length } = {} } of enclosures) {
      const file = await request.get(String(url));
      expect([file.status(), file.headers()['content-type']], String(url)).toEqual([200, type]);
      expect(String((await file.body()).length), String(url)).toBe(length);
    }
  });

  for (const path of addresses) {
    test(`${path} answers 304 to a current ETag or date`, async ({ request }) => {
      // As a whole, because another test may publish between two requests.
      await expect(async () => {
        const first = await request.get(path);
        const { etag = '', 'last-modified': changed = '' } = first.headers();
        expect(etag).toMatch(/^"[^"]+"$/);
        expect(new Date(changed).toUTCString()).toBe(changed);
        for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': changed }]) {
          const again = await request.get(path, { headers });
          expect(again.status()).toBe(304);
          expect(await again.text()).toBe('');
          expect(again.headers()['etag']).toBe(etag);
        }
      }).toPass();
      const other = await request.get(path, { headers: { 'if-none-match': '"otra"' } });
      expect(other.status()).toBe(200);
      const long = 'Thu, 01 Jan 1970 00:00:00 GMT';
      expect((await request.get(path, { headers: { 'if-modified-since': long } })).status()).toBe(
        200,
      );
    });
  }
});

test.describe('feeds for people', () => {
  for (const path of ['/feed.xml', '/rss.xml']) {
    test(`${path} redirects a browser to the download page`, async ({ request }) => {
      for (const headers of [browser, { 'sec-fetch-dest': 'document' }]) {
        const answer = await request.get(path, { headers, maxRedirects: 0 });
        expect(answer.status()).toBe(307);
        expect(new URL(answer.headers()['location'] ?? '', answer.url()).pathname).toBe('/feed');
        expect(answer.headers()['vary']).toMatch(/Accept.*Sec-Fetch-Dest/);
        expect(answer.headers()['cache-control']).toContain('no-store');
      }
    });
  }

  for (const [scenario, way] of withAndWithout) {
    scenario(`/feed.xml is saved, and home opens, ${way} JavaScript`, async ({ page }) => {
      const saving = page.waitForEvent('download');
      await page.goto('/feed.xml');
      const download = await saving;
      expect(download.suggestedFilename()).toBe('feed.xml');
      expect(await readFile(await download.path(), 'utf8')).toContain('<rss version="2.0"');
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/excepcional/i);
    });
  }

  test('a failing feed shows the reason, and a link that always answers XML', async ({
    page,
    problems,
    request,
  }) => {
    problems.expectFailure('/feed.xml', 503);
    await page.route('**/feed.xml', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/feed');
    await expect(
      page.getByRole('heading', { name: 'Error al cargar el RSS', level: 1 }),
    ).toBeVisible();
    await expect(page.getByText('Error al generar el feed RSS')).toBeVisible();
    const link = page.getByRole('link', { name: 'Abrir el feed directamente' });
    const address = (await link.getAttribute('href')) ?? '';
    const answer = await request.get(address, { headers: browser, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    await expectAccessible(page);
  });

  test('a broken connection shows its own message, if it has one', async ({ page }) => {
    for (const [message, shown] of [
      ['Sin conexión', 'Sin conexión'],
      ['', 'Error desconocido'],
    ] as const) {
      await page.addInitScript((text) => {
        const usual = window.fetch;
        window.fetch = (address, ...rest) =>
          String(address).endsWith('/feed.xml')
            ? Promise.reject(new TypeError(text))
            : usual(address, ...rest);
      }, message);
      await page.goto('/feed');
      await expect(page.getByRole('alert').getByText(shown, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/feed$/);
    }
  });

  test('the page without JavaScript has links to the file and home', async ({ request }) => {
    const answer = await request.get('/feed/guardar');
    expect(answer.headers()['refresh']).toBe('1; url=/');
    const html = await answer.text();
    expect(html).toContain('<a href="/feed.xml?formato=archivo">Descargar feed.xml</a>');
    expect(html).toContain('<a href="/">Volver al inicio</a>');
  });

  test('pages link to the feeds', async ({ request }) => {
    for (const path of ['/', '/blog', '/blog/una-voz-para-dos-tierras-presentaciones']) {
      const html = await (await request.get(path)).text();
      const links = [...html.matchAll(/<link [^>]*rel="alternate"[^>]*>/g)].map(String);
      for (const [type, file] of [
        ['application/rss+xml', '/feed.xml'],
        ['application/atom+xml', '/atom.xml'],
        ['application/feed+json', '/feed.json'],
      ] as const) {
        const link = links.find((tag) => tag.includes(`type="${type}"`)) ?? '';
        expect(link, path).toContain(`${file}"`);
      }
    }
  });
});
