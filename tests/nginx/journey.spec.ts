import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../lib/security/csp.ts';
import { pdf } from '../fixtures/documents.ts';
import { ask } from '../setup/ask.ts';
import { test as base, expect, follow } from '../setup/browser.ts';
import {
  attachDocument,
  enquiryForms,
  expectEnquiryOnce,
  sendEnquiry,
  writeEnquiry,
} from '../setup/enquiry.ts';
import { Nginx } from '../setup/nginx.ts';
import { signIn } from '../setup/sign-in.ts';
import { siteEnvironment } from '../setup/site-environment.ts';

/** The site under test behind nginx; any console error of its pages fails a test. */
const test = base.extend<object, { inFront: Nginx }>({
  inFront: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const nginx = await Nginx.inFrontOf(Number(new URL(siteEnvironment().SITE_URL).port));
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ inFront }, use) => {
    await use(inFront.url);
  },
});

const [art] = enquiryForms;

async function sendForm(page: Page): Promise<void> {
  const file = pdf('informe.pdf');
  const fields = await writeEnquiry(page, art);
  await attachDocument(page, file);
  await sendEnquiry(page);
  await expect(page.getByText(art.sent)).toBeVisible();
  await expectEnquiryOnce(art, fields, file);
}

test('a visitor reads, navigates without reloading, and sends a file', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-encoding']).toBe('br');
  expect(answer?.headers()['x-cache']).toMatch(/MISS|HIT|EXPIRED/);
  expect(answer?.headers()['content-security-policy']).toContain("'sha256-");
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await follow(page, 'EXPLORAR', /\/dauro$/);
  await follow(page, 'Volver', /\/$/);
  expect(documents).toBe(0);

  await page.goto('/blog');
  // The newest article may be that of another test, which removes it.
  const article = page.getByRole('article').filter({ hasText: '«Una voz para dos tierras»' });
  await article.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);

  await sendForm(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with a file is stored and confirmed', ({ page }) => sendForm(page));
});

test('staff sign in, and their pages are not cached', async ({ page, request }) => {
  await signIn(page, 'equipo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const home = await page.goto('/');
  expect(home?.headers()['x-cache']).toContain('BYPASS');
  const anonymous = await request.get('/admin', { maxRedirects: 0 });
  expect(anonymous.status()).toBe(307);
  expect(anonymous.headers()['location']).toBe('/auth?next=%2Fadmin');
});

test('pages, pictures and feeds have each security header once', async ({ inFront }) => {
  for (const [path, resource] of [
    ['/images/social/blog.jpg', 'cross-origin'],
    ['/feed.xml', 'cross-origin'],
    ['/blog', 'same-origin'],
  ] as const) {
    const { all } = await ask(inFront.port, path);
    for (const { key, value } of securityHeaders) {
      const expected = key === 'Cross-Origin-Resource-Policy' ? resource : value;
      expect(all[key.toLowerCase()], `${path}: ${key}`).toEqual([expected]);
    }
    if (!path.endsWith('.jpg')) expect(all['content-security-policy'], path).toHaveLength(1);
  }
});

test('a secret address, with all its files, is in no log', async ({ page, inFront, problems }) => {
  const secret = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x');
  problems.expectFailure(`/propuesta/${secret}`, 404);
  problems.expectFailure(/\/auth\/invitacion/, 404);
  for (const path of [
    `/propuesta/${secret}`,
    `/auth/confirm?token_hash=${secret}&type=recovery`,
    `/auth/invitacion?token=${secret}`,
    `/auth?next=/${secret}`,
  ]) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    const headers = (await answer?.headersArray()) ?? [];
    const policies = headers.filter(({ name }) => name.toLowerCase() === 'referrer-policy');
    expect(policies, path).toMatchObject([{ value: 'strict-origin' }]);
  }
  const written = await inFront.written();
  expect(written).toContain('/_next/static/');
  expect(written).not.toContain(secret);
  const logs = join(String(siteEnvironment()['DATA_DIR']), 'logs');
  const names = await readdir(logs);
  expect(names).toContain('site.log');
  for (const name of names) {
    expect(await readFile(join(logs, name), 'utf8'), name).not.toContain(secret);
  }
});
