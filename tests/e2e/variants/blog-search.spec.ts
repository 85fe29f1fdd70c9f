import { expect, follow, pressTo, test, withAndWithout } from '../../setup/browser.ts';

for (const [scenario, way] of withAndWithout) {
  scenario(`a reader searches the blog, ${way} JavaScript`, async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Buscar en el blog' }).fill('percusionistas');
    await pressTo(page, 'Buscar', '/blog?q=percusionistas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Resultados para «percusionistas»',
    );
    await expect(page.getByText('Un artículo', { exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('percusionistas');
    // The search matches the stem, and the word is marked as it is written in the text.
    await expect(page.getByRole('article').locator('mark').first()).toHaveText(/^percusionista$/i);
    await follow(page, /^Leer más/, '/blog/presentacion-latido-granada');
  });
}

test('results are not indexed and have their own policy, not the list', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  const policies = [await policyOf('/blog?q=granada'), await policyOf('/blog?q=granada')];
  expect(policies[0]).toMatch(/'nonce-[^']+' 'strict-dynamic'/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(await (await request.get('/blog?q=granada')).text()).toMatch(
    /<meta name="robots" content="noindex, follow"/,
  );
  for (const path of ['/blog', '/blog?q=', '/blog?utm_source=boletin'])
    expect(await policyOf(path), path).not.toContain('nonce-');
});

test('a search without results says so', async ({ page }) => {
  await page.goto(`/blog?q=${encodeURIComponent('«ornitorrinco»')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Resultados para «“ornitorrinco”»',
  );
  await page.goto('/blog?q=ornitorrinco');
  await expect(page.getByText('No hemos encontrado nada')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todas las publicaciones' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goto('/blog?q=%20');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Qué quieres leer?');
});

test.describe('invalid terms never break the page', () => {
  const odd = [
    `q=${'x'.repeat(12_000)}`,
    `q=${encodeURIComponent('📚'.repeat(300))}`,
    'q=a%00b',
    'q=%ED%A0%80',
    'q=%',
    `q=${encodeURIComponent('<script>alert(1)</script>')}`,
    `q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
    `q=${encodeURIComponent('& | ! ( ) <-> :*')}`,
    `q=${encodeURIComponent("$& $'")}`,
    'q=de+la',
    'q[]=granada',
    'q=granada&pagina=2',
    'q=granada&pagina=0',
    'q=granada&pagina=9999',
    'q=granada&pagina=dos&pagina=3',
  ];
  for (const query of odd) {
    test(query.slice(0, 60), async ({ request }) => {
      for (const list of ['/blog', '/tienda']) {
        const answer = await request.get(`${list}?${query}`);
        expect([200, 400, 404], list).toContain(answer.status());
        const html = await answer.text();
        expect(html, list).not.toMatch(/<script>alert|<img src=x|<title>[^<]*%s/);
        expect(html, list).not.toContain('\0');
        if (answer.status() === 200) expect(html, list).toContain('<h1');
        // A page that does not exist leads to the first.
        if (/pagina=(?!2)/.test(query)) {
          expect(new URL(answer.url()).search, list).toBe('?q=granada');
        }
      }
    });
  }
});
