import { expect, noScript, test } from '../setup/browser.ts';
import { publicRoutes } from '../setup/routes.ts';

/** The legal texts with words that each must contain by law. */
const texts = {
  '/privacidad': ['RGPD', 'LOPDGDD', 'Supabase', 'Shopify', 'Agencia Española', '14 años', 'meses'],
  '/terminos': ['14 días naturales', 'Ley 10/2007', '4 %', 'tres años', 'ODR', 'Táchese'],
  '/aviso-legal': ['NIF', 'Registro Mercantil', 'LSSI-CE', 'Granada'],
  '/cookies': [
    'sb-dauro-auth-token',
    'sb-dauro-signed-in',
    'dauro-signed-out',
    'dauro-device',
    'dauro-second-factor',
    'shopify-cart',
    'dauro-sidebar',
    'dauro-post-draft',
    'dauro-writing-mode',
  ],
  '/accesibilidad': ['WCAG 2.2', 'parcialmente conforme', '23 de noviembre de 2026'],
} as const;

for (const [path, words] of Object.entries(texts)) {
  noScript(
    `${path} is complete, and its table of contents links to every section`,
    async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const word of words) await expect(main).toContainText(word);
      await expect(main).not.toContainText(/\{\w+\}/);
      await expect(main.getByText('Pendiente de revisión jurídica')).toBeVisible();

      const contents = main.getByRole('navigation', { name: 'En esta página' });
      const targets = await contents
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.length).toBeGreaterThan(4);
      for (const target of targets) await expect(main.locator(`h2${target}`)).toHaveCount(1);

      await contents.getByRole('link').last().click();
      await expect(page).toHaveURL(new RegExp(`${targets.at(-1)}$`));
      await expect(main.locator(`h2${targets.at(-1)}`)).toBeInViewport();
    },
  );

  test(`${path} is set in lines of 60 to 75 characters`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const longest = await page.locator('main section > p').evaluateAll((paragraphs) => {
      const perLine = paragraphs.map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
        return { lines: lines.size, characters: (paragraph.textContent ?? '').length };
      });
      const long = perLine.filter(({ lines }) => lines >= 3);
      return Math.max(...long.map(({ lines, characters }) => characters / lines));
    });
    expect(longest).toBeGreaterThan(50);
    expect(longest).toBeLessThanOrEqual(76);
  });
}

/** Public pages that are not in the sitemap: the thank-you page, empty sections, and further pages of a list. */
const unlisted = new Set<string>(['/gracias', '/tienda/arte', '/tienda/nfts', '/tienda/pagina/2']);

test('the sitemap names every public page, all of which answer', async ({ request, baseURL }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url?.replace(baseURL ?? '', '') ?? '',
  );
  for (const path of publicRoutes) {
    if (unlisted.has(path)) expect(paths).not.toContain(path);
    else expect(paths).toContain(path);
  }
  expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(6);
  expect(paths.filter((path) => path.startsWith('/producto/')).length).toBeGreaterThan(50);
  const dates = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date]) => date ?? '');
  expect(dates.length).toBeGreaterThan(60);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  for (const path of paths.filter((path) => !path.startsWith('/producto/'))) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('robots.txt excludes the back-office and names the sitemap', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Disallow: /auth');
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
