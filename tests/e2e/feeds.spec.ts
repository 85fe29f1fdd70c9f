import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test, withAndWithout } from '../setup/browser.ts';
import { atomProblems, rssProblems } from '../setup/feed-rules.ts';
import { jsonFeedProblems } from '../setup/json-feed-rules.ts';

const reader = { accept: 'application/rss+xml, application/xml;q=0.9, */*;q=0.8' };
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test.describe('feeds for readers', () => {
  for (const [path, type, problemsOf] of [
    ['/feed.xml', 'application/rss+xml', rssProblems],
    ['/rss.xml', 'application/rss+xml', rssProblems],
    ['/atom.xml', 'application/atom+xml', atomProblems],
    ['/feed.json', 'application/feed+json', jsonFeedProblems],
  ] as const) {
    test(`${path} is valid and has the posts`, async ({ request, baseURL }) => {
      const answer = await request.get(path, { headers: reader });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`);
      const text = await answer.text();
      expect(problemsOf(text, `${baseURL}${path}`)).toEqual([]);
      expect(text).toContain('urn:uuid:0da00000-0000-4000-8000-000000000001');
    });
  }
});

test.describe('feeds for people', () => {
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

  test('a failing feed shows the reason and a link to XML', async ({ page, problems, request }) => {
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
});
