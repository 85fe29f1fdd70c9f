import type { Page } from '@playwright/test';
import { secretClient } from '../setup/backend.ts';
import { expect, test } from '../setup/browser.ts';
import { signIn } from '../setup/sign-in.ts';

/** Web vitals of visitors' browsers: which measurements are sent, which are refused, and who sees them. */

/** Makes the page measure as in a visitor's browser, with a fixed random number. */
const draw = (page: Page, number: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  }, number);

test('a measured visit stores only the route pattern, metrics and values', async ({ page }) => {
  await draw(page, 0);
  const measured = '/producto/[handle]';
  const client = secretClient();
  const rows = async () =>
    (await client.from('web_vitals').select('*').eq('page', measured)).data ?? [];
  await client.from('web_vitals').delete().eq('page', measured);
  await page.goto('/producto/latido-granada?utm_source=ana');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(0);
  // LCP and CLS are reported when the visitor leaves. Playwright does not report requests of a page that is being left.
  await page.goto('/privacidad');
  await expect
    .poll(async () => (await rows()).map(({ metric }) => metric))
    .toEqual(expect.arrayContaining(['TTFB', 'LCP', 'CLS']));
  for (const row of await rows()) {
    expect(Object.keys(row).sort()).toEqual(['id', 'measured_at', 'metric', 'page', 'value']);
  }
  await client.from('web_vitals').delete().eq('page', measured);
});

test('a visit outside the sample sends and loads nothing', async ({ page }) => {
  await draw(page, 0.99);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/dauro');
  await page.goto('/privacidad');
  expect(paths).not.toContain('/api/vitals');
});

const good = { page: '/blog/[slug]', metric: 'LCP', value: 1500 };

test('invalid measurements are refused', async ({ request }) => {
  const post = async (data: unknown, headers: Record<string, string> = {}) =>
    (await request.post('/api/vitals', { data: JSON.stringify(data), headers })).status();
  expect(await post(good, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post({ ...good, visitor: 'ana' })).toBe(400);
  expect(await post({ ...good, page: '/blog/una-voz' })).toBe(400);
  expect(await post('x'.repeat(600))).toBe(413);
  expect((await request.get('/api/vitals')).status()).toBe(405);
});

test('admins see the 75th percentile of each page; staff do not', async ({ page, request }) => {
  const rows = [1000, 2000, 3000, 4000, 5000].map((value) => ({ ...good, page: '/feed', value }));
  const client = secretClient();
  await client.from('web_vitals').delete().eq('page', '/feed');
  expect((await client.from('web_vitals').insert(rows)).error).toBeNull();
  try {
    const answer = await request.post('/api/vitals', { data: JSON.stringify(good) });
    expect(answer.status()).toBe(204);
    expect(answer.headers()['set-cookie']).toBeUndefined();
    await page.goto('/admin/estado');
    await signIn(page, 'admin');
    await page.goto('/admin/estado');
    const row = page.getByRole('row', { name: /^\/feed / });
    await expect(row).toContainText('4000 ms');
    await expect(page.getByRole('row', { name: /^\/blog\/\[slug\] / })).toBeVisible();
  } finally {
    await client.from('web_vitals').delete().in('page', ['/feed', '/blog/[slug]']);
  }
});

test('staff are redirected', async ({ page }) => {
  await page.goto('/admin/estado');
  await signIn(page, 'equipo');
  await page.goto('/admin/estado');
  await expect(page).not.toHaveURL(/estado/);
});
