import { ask } from '../setup/ask.ts';
import { expect, test } from '../setup/browser.ts';
import { publicRoutes, unknownRoutes } from '../setup/routes.ts';

const everywhere = {
  'strict-transport-security': /^max-age=63072000;/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};

const files = ['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

test.describe('security headers', () => {
  test('are set on every page', async ({ request }) => {
    for (const path of [
      ...publicRoutes,
      ...unknownRoutes,
      ...files,
      ...['/auth', '/blog?q=agua', '/admin'],
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      const headers = answer.headers();
      const own = {
        // The address of a recovery holds a secret, which must not go to the next page either.
        ...(path === '/auth' && { 'referrer-policy': /^strict-origin$/ }),
        ...(path.startsWith('/feed.') && { 'cross-origin-resource-policy': /^cross-origin$/ }),
      };
      for (const [name, value] of Object.entries({ ...everywhere, ...own }))
        expect(headers[name], `${path}: ${name}`).toMatch(value);
      expect(headers['x-powered-by'], path).toBeUndefined();
      expect(headers['access-control-allow-credentials'], path).toBeUndefined();
      const policy = headers['content-security-policy'] ?? '';
      // A comma would join two policies; the embedded services use http, hosted ones https.
      expect(policy, path).not.toMatch(/,|unsafe-eval|(http|ftp):(?!\/\/127\.)/);
      if (files.includes(path)) expect(policy, path).toMatch(/^default-src 'none';/);
      if (!headers['content-type']?.startsWith('text/html')) continue;
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts, path).toMatch(/'sha256-|'nonce-/);
      expect(scripts, path).not.toMatch(/unsafe|https?:|\*/);
      for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
        expect(policy, path).toContain(`${name} 'none'`);
      }
    }
  });

  test('allow other sites to embed pictures and feeds, and nothing else', async ({ baseURL }) => {
    const port = Number(new URL(String(baseURL)).port);
    const policiesOf = async (path: string) =>
      (await ask(port, path)).all['cross-origin-resource-policy'];
    for (const path of [
      '/images/social/blog.jpg',
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
      expect(await policiesOf(path), path).toEqual(['cross-origin']);
    }
    for (const path of [
      '/',
      '/auth',
      '/tienda/existencias',
      '/sitemap.xml',
      '/images',
      '/social',
    ]) {
      expect(await policiesOf(path), path).toEqual(['same-origin']);
    }
  });

  for (const path of ['/', '/dauro/editorial/propuesta', '/blog/no-existe']) {
    test(`block an injected script on ${path}`, async ({ page, problems }) => {
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

  for (const path of ['/', '/blog/no-existe', '/auth', '/auth/no-existe']) {
    test(`contain the same single policy for every encoding of ${path}`, async ({ request }) => {
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
      // Pages with posts get another policy when a test publishes.
      await expect(async () => {
        const other = await policies('identity');
        for (const encoding of ['br', 'gzip', 'gzip, deflate, br']) {
          expect(await policies(encoding), encoding).toEqual(other);
        }
      }).toPass();
    });
  }

  for (const path of ['/dauro', '/blog', '/tienda']) {
    for (const method of ['GET', 'HEAD']) {
      test(`are unchanged on ${path} for a ${method} with a content type`, async ({ request }) => {
        // An expired session, which the middleware would refresh or remove.
        const session = { access_token: 'a.b.c', refresh_token: 'x', expires_at: 1, user: {} };
        const cookie = `sb-dauro-auth-token=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
        const headers = { 'content-type': 'text/plain', cookie };
        // Both again when a test has published in between.
        await expect(async () => {
          const plain = (await request.fetch(path, { method })).headers();
          const answer = await request.fetch(path, { method, headers });
          for (const name of ['content-security-policy', 'cache-control']) {
            expect(answer.headers()[name], name).toBe(plain[name]);
          }
          expect(plain['cache-control']).toContain('s-maxage');
          expect(plain['content-security-policy']).not.toContain('nonce');
          expect(answer.headers()['set-cookie']).toBeUndefined();
        }).toPass();
      });
    }
  }

  for (const header of ['content-security-policy', 'content-security-policy-report-only']) {
    test(`ignore a nonce sent by a visitor: ${header}`, async ({ request }) => {
      const nonce = crypto.randomUUID().replaceAll('-', '');
      const headers = { [header]: `script-src 'nonce-${nonce}'` };
      // Addresses that are not prerendered: they are rendered on request, and some are then stored.
      const unheardOf = [
        '/blog/',
        '/producto/',
        '/',
        '/_next/',
        '/propuesta/',
        '/api/',
        '/subidas/',
      ];
      const paths = [...unheardOf.map((start) => `${start}${nonce}`), '/auth', '/blog?q=granada'];
      for (const path of paths) {
        for (const asked of [headers, {}]) {
          const answer = await request.get(path, { headers: asked });
          expect((await answer.text()).includes(`nonce="${nonce}"`), path).toBe(false);
        }
      }
    });
  }

  test('forbid shared caches to store pages rendered for one visitor', async ({ request }) => {
    const multipart = { a: 'b' };
    for (const answer of [
      await request.get('/auth'),
      await request.get('/blog?q=granada'),
      await request.get('/tienda?q=agua'),
      await request.post('/dauro', { form: multipart }),
      await request.post('/dauro/arte', { multipart }),
    ]) {
      const { 'content-security-policy': policy, 'cache-control': cache } = answer.headers();
      expect(policy, answer.url()).toContain("'nonce-");
      expect(cache, answer.url()).toContain('no-store');
      expect(cache, answer.url()).not.toContain('s-maxage');
    }
  });
});
