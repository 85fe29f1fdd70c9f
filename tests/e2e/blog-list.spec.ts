import { expect, expectLink, follow, noScript, test } from '../setup/browser.ts';

const sections = [
  ['Todas', '/blog'],
  ['Literatura', '/blog/categoria/literatura'],
  ['Arte', '/blog/categoria/arte'],
  ['Cine', '/blog/categoria/cine'],
  ['Inteligencia Artificial', '/blog/categoria/ia'],
] as const;

noScript('the blog has a tab for each section, and features the newest post', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog');
  const tabs = page.getByRole('navigation', { name: 'Secciones del blog' });
  for (const [label, path] of sections) {
    await tabs.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(tabs.locator('[aria-current=page]')).toHaveText(label);
    await expect(tabs.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.99 });
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
  await follow(featured, /^Leer más/, /\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a section features no post; it shows date, author, category, excerpt', async ({ page }) => {
  await page.goto('/blog/categoria/cine');
  await expect(page.getByRole('article', { name: 'Artículo destacado' })).toHaveCount(0);
  const article = page.getByRole('article').filter({ hasText: '«El hidalgo don Rodrigo»' });
  for (const text of ['10 de julio de 2025', 'Por Dauro Cine', 'Cine', /Antes de la primera/]) {
    await expect(article.getByText(text).first()).toBeVisible();
  }
  await expectLink(article, /^Leer más/, '/blog/el-hidalgo-don-rodrigo-guion');
});
