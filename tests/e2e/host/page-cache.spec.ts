import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { nextModule } from '../../../local/commands/site.ts';
import { completeStandalone, standaloneServer } from '../../../local/commands/standalone.ts';
import { expect, test } from '../../setup/browser.ts';
import { messageForm } from '../../setup/contact.ts';
import { Instance } from '../../setup/own-site.ts';
import { changePost, published } from '../../setup/posts.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

/**
 * The site as a platform builds it (`PAGE_CACHE=host`, docs/hosting.md): Next's own cache keeps the pages, and
 * next.config.ts gives them their policy. Building takes minutes and both processors, so these tests run alone.
 */
test.describe.configure({ mode: 'serial' });

const root = process.cwd();
const distDir = '.next-host';
let site: Instance;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const env = {
    ...siteEnvironment(),
    PAGE_CACHE: 'host',
    NEXT_DIST_DIR: distDir,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  await execa(process.execPath, [nextModule(root), 'build'], { cwd: root, env });
  completeStandalone(root, distDir);
  site = await Instance.start({ NEXT_DIST_DIR: distDir }, standaloneServer(root, distDir));
});

test.afterAll(async () => {
  await site?.end();
  await rm(join(root, distDir), { recursive: true, force: true });
});

const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1];

test('every page has one policy, at its first and second visit', async ({ request, storePost }) => {
  const post = await storePost(published());
  // Prerendered, rendered on request, and missing.
  for (const path of ['/', '/contacto', '/producto/latido-granada', `/blog/${post.slug}`, '/no']) {
    for (const visit of ['first', 'second']) {
      const answer = await request.get(site.url + path);
      const policies = answer
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
      expect(policies, `${path}, ${visit} visit`).toHaveLength(1);
      const policy = String(policies[0]?.value);
      expect(scriptsOf(policy), path).toBe("'self' 'unsafe-inline'");
      expect(policy).toContain("script-src-attr 'none'");
      for (const rest of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy, path).toContain(rest);
    }
  }
});

test('a page for one visitor has a nonce, and a feed the empty policy', async ({ request }) => {
  for (const path of ['/auth', '/blog?q=granada', '/tienda?q=agua']) {
    const { 'content-security-policy': policy = '' } = (
      await request.get(site.url + path)
    ).headers();
    expect(scriptsOf(policy), path).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  }
  const feed = await request.get(`${site.url}/feed.xml`);
  expect(feed.headers()['content-security-policy']).toMatch(/^default-src 'none';/);
});

test('pages work, and refuse event handlers and foreign scripts', async ({ page, problems }) => {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'EXPLORAR' }).click();
  await expect(page).toHaveURL(/\/dauro$/);
  problems.expectConsole(/violates the following Content Security Policy/);
  const ran = await page.evaluate(async () => {
    const holder = document.createElement('div');
    holder.innerHTML =
      '<img src="data:," alt="" onerror="document.documentElement.dataset.injected = 1">';
    const script = document.createElement('script');
    script.src = 'https://ajena.invalid/a.js';
    const failures = [holder.querySelector('img'), script].map(
      (element) => new Promise((resolve) => element?.addEventListener('error', resolve)),
    );
    document.body.append(holder, script);
    await Promise.all(failures);
    return document.documentElement.dataset.injected;
  });
  expect(ran).toBeUndefined();
});

test('a former address of an article sends on to the new one', async ({ request, storePost }) => {
  const post = await storePost(published());
  await changePost(post.id, { slug: `${post.slug}-nueva` });
  const answer = await request.get(`${site.url}/blog/${post.slug}`);
  // Only lib/page-cache makes a redirect of this page.
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`content="0; url=/blog/${post.slug}-nueva"`);
});

test('a form is stored', async ({ request }) => {
  const form = messageForm();
  const sent = await request.post(`${site.url}/contacto/enviar`, { form, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
});
