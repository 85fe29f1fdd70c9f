import { expect, expectLink, follow, noScript } from '../setup/browser.ts';

const areas = [
  ['Editorial', '/dauro/editorial'],
  ['Arte', '/dauro/arte'],
  ['Cine', '/dauro/cine'],
  ['Inteligencia Artificial', '/dauro/ia'],
] as const;

noScript('the home page leads to areas, posts and the group', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HAGÁMOSLO EXCEPCIONAL');
  for (const [name, href] of [
    ['EXPLORAR', '/dauro'],
    ['Ver todas las publicaciones', '/blog'],
    ['Enviar mi obra', '/dauro/editorial'],
    ['Contáctanos', '/servicios'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  for (const [name, href] of areas) {
    const block = page.getByRole('article').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    await expectLink(block, `Descubrir más sobre ${name}`, href);
  }
  const order =
    /EXPLORAR.+Ver todas las publicaciones.+Enviar mi obra.+blog anterior.+Contáctanos/s;
  await expect(page.getByRole('main')).toHaveText(order);

  const news = page.getByRole('region', { name: 'Últimas noticias del blog' });
  await expect(news.getByRole('article')).toHaveCount(3);
  await expect(news.getByRole('link', { name: /^Leer más/ })).toHaveCount(3);
  const old = page.getByRole('complementary', { name: 'El blog de siempre' }).getByRole('link');
  await expect(old).toHaveAccessibleName(/pestaña nueva/);
  await expect(old).toHaveAttribute('href', /^https:\/\/blog-antiguo\./);

  await follow(page, 'EXPLORAR', '/dauro');
  const main = page.getByRole('main');
  for (const href of [...areas.map(([, path]) => path), '/servicios', '/dauro/historia']) {
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(main.getByRole('term')).toHaveCount(4);
});
