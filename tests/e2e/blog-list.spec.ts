import { expect, noScript, test } from '../setup/browser.ts';

const sections = [
  ['Todas', '/blog'],
  ['Literatura', '/blog/categoria/literatura'],
  ['Arte', '/blog/categoria/arte'],
  ['Cine', '/blog/categoria/cine'],
  ['Inteligencia Artificial', '/blog/categoria/ia'],
] as const;

noScript('the blog has a tab for each section, and features the newest post', async ({ page }) => {
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

  await page.goto('/blog');
  const featured = page.getByRole('article', { name: 'Artículo destacado' });
  await expect(featured.getByRole('time')).toBeVisible();
  await expect(featured.getByText(/^Por /)).toBeVisible();
  const title = await featured.getByRole('heading', { level: 2 }).textContent();
  await featured.getByRole('link', { name: /^Leer más/ }).click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a section features no post; it shows date, author, category, excerpt', async ({ page }) => {
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

test('unknown sections, pages and articles are 404 with the whole page', async ({ request }) => {
  const numbers = ['0', '-1', '9999', '1000000000', '99999999999999999999', '1e9', 'abc', 'dos'];
  for (const path of [
    ...[...numbers, '2.0', '%00'].map((number) => `/blog/pagina/${number}`),
    ...numbers.map((number) => `/blog/categoria/arte/pagina/${number}`),
    '/blog/categoria/deportes',
    '/blog/categoria/deportes/pagina/2',
    '/blog/categoria/__proto__',
    '/blog/categoria/%F0%9F%93%9A',
    '/blog/__proto__',
    '/blog/A-B',
    '/blog/%3Cscript%3E',
    `/blog/${'a'.repeat(300)}`,
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    for (const part of ['Oops! Page not found', '<footer', 'noindex'])
      expect(html, path).toContain(part);
  }
});

test('the first page of a list has one address', async ({ request }) => {
  for (const [path, target] of [
    ['/blog/pagina/1', '/blog'],
    ['/blog/categoria/todas', '/blog'],
    ['/blog/categoria/ARTE', '/blog/categoria/arte'],
    ['/blog/categoria/arte/pagina/1', '/blog/categoria/arte'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], path).toEqual([308, target]);
  }
});
