import { expect, test } from '../setup/browser.ts';
import { rawHeader } from '../setup/raw-headers.ts';
import { publicRoutes, unknownRoutes } from '../setup/routes.ts';

const everywhere = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};

test.describe('security headers', () => {
  for (const path of [
    ...publicRoutes,
    ...unknownRoutes,
    '/auth',
    '/manifest.webmanifest',
    '/admin',
  ]) {
    test(`stand on ${path}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      const headers = answer.headers();
      for (const [name, value] of Object.entries(everywhere))
        expect(headers[name], name).toMatch(value);
      expect(headers['x-powered-by']).toBeUndefined();
      if (!headers['content-type']?.startsWith('text/html')) return;
      const policy = headers['content-security-policy'] ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toMatch(/'sha256-|'nonce-/);
      expect(scripts).not.toMatch(/unsafe|https?:|\*/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    });
  }

  for (const path of [
    '/images/social/blog.png',
    '/images/subidas/no-existe.webp',
    '/_next/image?url=%2Fimages%2Fgallery%2F01.webp&w=640&q=75',
    '/brand/mark.svg',
    '/icons/icon-192.png',
    '/favicon.ico',
    '/icon.svg',
    '/apple-icon.png',
    '/blog/presentacion-latido-granada/social.jpg',
    '/producto/latido-granada/social.jpg',
    '/feed.xml',
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
  ]) {
    test(`let other sites show ${path}`, async ({ baseURL }) => {
      const { values } = await rawHeader(`${baseURL}${path}`, 'cross-origin-resource-policy');
      expect(values).toEqual(['cross-origin']);
    });
  }

  for (const path of ['/', '/auth', '/tienda/existencias', '/sitemap.xml', '/images', '/social']) {
    test(`keep ${path} to this site`, async ({ baseURL }) => {
      const { values } = await rawHeader(`${baseURL}${path}`, 'cross-origin-resource-policy');
      expect(values).toEqual(['same-origin']);
    });
  }

  for (const path of ['/', '/dauro/editorial/propuesta', '/blog/no-existe']) {
    test(`keep an injected script from running on ${path}`, async ({ page, problems }) => {
      if (path.includes('no-existe')) problems.expectFailure(path, 404);
      await page.goto(path);
      problems.expectConsole(/violates the following Content Security Policy/);
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.documentElement.dataset.injected = "yes"';
        document.body.append(script);
        const holder = document.createElement('div');
        holder.innerHTML =
          '<img src="data:," alt="" onerror="document.documentElement.dataset.injected = 1">';
        document.body.append(holder);
        const image = holder.querySelector('img');
        return new Promise((resolve) => {
          image?.addEventListener('error', () =>
            resolve(document.documentElement.dataset.injected),
          );
        });
      });
      expect(ran).toBeUndefined();
      expect(problems.list()).toEqual([]);
    });
  }

  for (const path of ['/', '/blog/no-existe', '/auth']) {
    test(`name the scripts once, however ${path} is packed`, async ({ request }) => {
      const policies = async (encoding: string) => {
        const headers = { 'accept-encoding': encoding };
        const answer = await request.get(path, { headers });
        return answer
          .headersArray()
          .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
          .map(({ value }) => value.replace(/'nonce-[^']+'/, 'nonce'));
      };
      const plain = await policies('identity');
      expect(plain.filter((policy) => policy.includes('script-src'))).toHaveLength(1);
      expect(plain.filter((policy) => policy.includes('default-src'))).toHaveLength(1);
      for (const encoding of ['br', 'gzip', 'gzip, deflate, br']) {
        expect(await policies(encoding), encoding).toEqual(plain);
      }
    });
  }

  test('let the page itself hydrate and navigate without a violation', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'EXPLORAR' }).click();
    await expect(page).toHaveURL(/\/dauro$/);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
