import { dirname } from 'node:path';
import { execa } from 'execa';
import { expect } from '../../setup/browser.ts';
import { messageForm } from '../../setup/contact.ts';
import { expectMail } from '../../setup/mail.ts';
import { builtServer, OwnSites, test } from '../../setup/own-site.ts';
import { published } from '../../setup/posts.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

/**
 * Runs the standalone folder at another place, without access to the packages of the clone, so that a missing file
 * fails the test.
 */
test.describe.configure({ lock: 'posts' });

const jobs = { headers: { authorization: `Bearer ${siteEnvironment()['CRON_SECRET']}` } };
const picture = encodeURIComponent('/images/blog/una-voz-para-dos-tierras-presentaciones.webp');

const sites = new OwnSites();
test.beforeAll(() => sites.copyBuild());
test.afterAll(() => sites.close());

test('a copied standalone folder serves pages, files, forms, jobs', async ({ page, storePost }) => {
  test.setTimeout(90_000);
  const { url } = await sites.start({ PERSONAL_DATA_SECRET: '' });
  const post = await storePost(published());
  // Prerendered and dynamic pages with their policy; page problems include style sheets and scripts that do not load.
  for (const path of ['/', `/blog/${post.slug}`, '/tienda', '/auth']) {
    const answer = await page.goto(url + path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.headers()['content-security-policy'], path).toMatch(/'(sha256|nonce)-/);
  }
  // A resized picture, and cards drawn with the site's fonts.
  for (const [path, type] of [
    [`/_next/image?url=${picture}&w=384&q=75`, 'image/webp'],
    [`/blog/${post.slug}/social.jpg`, 'image/jpeg'],
    ['/images/social/inicio.jpg', 'image/jpeg'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/icons/icon-192.png', 'image/png'],
  ] as const) {
    const answer = await page.request.get(url + path, { headers: { accept: 'image/webp,*/*' } });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe(type);
    expect((await answer.body()).length, path).toBeGreaterThan(500);
  }
  // A form, its row and its mail.
  const form = messageForm();
  const sent = await page.request.post(`${url}/contacto/enviar`, { form, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  await expectMail(`To: ${form.email}`, 1);
  expect((await page.request.get(`${url}/api/jobs`, jobs)).status()).toBe(200);
  // Without a secret of its own this address does not exist.
  const data = { email: form.email };
  const person = await page.request.post(`${url}/api/personal-data`, { ...jobs, data });
  expect(person.status()).toBe(404);
});

test('with Redis an instance writes only into its cache', async ({ page, redis, storePost }) => {
  const started = Date.now();
  const post = await storePost(published());
  const { url } = await sites.start({ REDIS_URL: redis.url });
  for (const path of ['/blog', `/blog/${post.slug}`, `/_next/image?url=${picture}&w=640&q=75`]) {
    expect((await page.request.get(url + path)).status(), path).toBe(200);
  }
  expect((await page.request.get(`${url}/api/jobs`, jobs)).status()).toBe(200);
  expect(await sites.writtenSince(started)).toEqual([]);
});

test('a missing variable stops the start with a message', async () => {
  const env = { ...siteEnvironment(), SUPABASE_URL: '' };
  const command = ['--import', './lib/env.ts', 'server.js'];
  const options = { cwd: dirname(builtServer()), env, reject: false } as const;
  const { exitCode, stderr } = await execa(process.execPath, command, options);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^Configuración incompleta: SUPABASE_URL falta/m);
});
