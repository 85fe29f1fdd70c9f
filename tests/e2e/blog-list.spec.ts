import { expect, noScript, test } from '../setup/browser.ts';

const sections = [
  ['Todas', '/blog'],
  ['Literatura', '/blog/categoria/literatura'],
  ['Arte', '/blog/categoria/arte'],
  ['Cine', '/blog/categoria/cine'],
  ['Inteligencia Artificial', '/blog/categoria/ia'],
] as const;

for (const [name, run] of [
  ['with JavaScript', test],
  ['without JavaScript', noScript],
] as const) {
  run.describe(`the list of the blog, ${name}`, () => {
    run('has a tab for each section, at an address of its own', async ({ page }) => {
      await page.goto('/blog');
      const tabs = page.getByRole('navigation', { name: 'Secciones del blog' });
      for (const [label, path] of sections) {
        await tabs.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(tabs.locator('[aria-current=page]')).toHaveText(label);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inteligencia Artificial');
      await expect(
        page.getByRole('heading', { name: 'Inteligencia artificial con identidad estética' }),
      ).toBeVisible();
    });

    run('features the newest article', async ({ page }) => {
      await page.goto('/blog');
      const featured = page.getByRole('article', { name: 'Artículo destacado' });
      await expect(featured.getByRole('time')).toBeVisible();
      await expect(featured.getByText(/^Por /)).toBeVisible();
      const title = await featured.getByRole('heading', { level: 2 }).textContent();
      await featured.getByRole('link', { name: /^Leer más/ }).click();
      await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    });
  });
}

test('a section has no featured post, and shows date, author, category and excerpt', async ({
  page,
}) => {
  await page.goto('/blog/categoria/cine');
  await expect(page.getByRole('article', { name: 'Artículo destacado' })).toHaveCount(0);
  const article = page.getByRole('article').filter({ hasText: '«El hidalgo don Rodrigo»' });
  for (const text of ['10 de julio de 2025', 'Por Dauro Cine', 'Cine', /Antes de la primera/]) {
    await expect(article.getByText(text).first()).toBeVisible();
  }
  await expect(article.getByRole('link', { name: /^Leer más/ })).toHaveAttribute(
    'href',
    '/blog/el-hidalgo-don-rodrigo-guion',
  );
});

test.describe('addresses', () => {
  const unknown = [
    '/blog/categoria/deportes',
    '/blog/categoria/__proto__',
    ...['0', '-1', '9999', '1000000000', '1e9', 'abc'].map(
      (number) => `/blog/categoria/arte/pagina/${number}`,
    ),
    '/blog/categoria/deportes/pagina/2',
    '/blog/pagina/0',
    '/blog/pagina/-1',
    '/blog/pagina/9999',
    '/blog/pagina/1000000000',
    '/blog/pagina/99999999999999999999',
    '/blog/pagina/1e9',
    '/blog/pagina/abc',
    '/blog/pagina/dos',
    '/blog/pagina/2.0',
    '/blog/pagina/%00',
    '/blog/categoria/%F0%9F%93%9A',
    '/blog/__proto__',
    '/blog/A-B',
    '/blog/%3Cscript%3E',
    `/blog/${'a'.repeat(300)}`,
  ];
  for (const path of unknown) {
    test(`${path.slice(0, 60)} is a 404 with the whole page`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      for (const part of ['Oops! Page not found', '<footer', 'noindex'])
        expect(html).toContain(part);
    });
  }

  for (const [path, target] of [
    ['/blog/pagina/1', '/blog'],
    ['/blog/categoria/todas', '/blog'],
    ['/blog/categoria/ARTE', '/blog/categoria/arte'],
    ['/blog/categoria/arte/pagina/1', '/blog/categoria/arte'],
  ] as const) {
    test(`${path} redirects permanently to ${target}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([308, target]);
    });
  }
});
