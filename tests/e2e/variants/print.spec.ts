import { expect, test } from '../../setup/browser.ts';
import { insertEntries } from '../../setup/entries.ts';
import { book, openCartWith, storedLine } from '../../setup/shop.ts';
import { signIn } from '../../setup/sign-in.ts';
import { variantOf } from '../../setup/storefront-client.ts';

/** The size of an A4 sheet without its margins (app/styles/print.css). */
const sheet = { width: 643, height: 970 };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
});

for (const route of [
  '/terminos',
  '/privacidad',
  '/blog/una-voz-para-dos-tierras-presentaciones',
  '/producto/latido-granada',
]) {
  test(`${route} stays between the margins on paper`, async ({ page }) => {
    await page.goto(route);
    const [edge, ends] = await page.locator('main').evaluate((main) => {
      const title = main.querySelector('h1') ?? main;
      const margin = title.getBoundingClientRect().left;
      const parts = [...main.querySelectorAll('.prose :is(p, li, dd)')];
      return [innerWidth - margin, parts.map((part) => part.getBoundingClientRect().right)];
    });
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil(edge));
  });
}

for (const [route, text] of [
  ['/contacto', /^Escríbenos$/],
  ['/contacto', /^Hay puertas más directas$/],
  ['/dauro/editorial', /^Cuatro mil teselas/],
  ['/dauro/historia', /^Ver más fotos$/],
  ['/producto/latido-granada', /^Carrito/],
  ['/producto/latido-granada', /^Volver a la tienda$/],
] as const) {
  test(`${route} is printed without ${text}, which needs the screen`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const part = page.getByRole('main').getByText(text);
    await expect(part).toBeAttached();
    await expect(part).toBeHidden();
  });
}

test('what a closed panel holds is printed, without the words that open it', async ({ page }) => {
  await page.goto('/servicios');
  const panel = page.locator('main details').first();
  await expect(panel.locator('summary')).toBeHidden();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});

test('the tiles leave no empty frames on paper', async ({ page }) => {
  await page.goto('/');
  const frames = page.getByRole('main').locator(':has(> img[data-art])');
  await expect(frames.first()).toBeAttached();
  await expect(frames.filter({ visible: true })).toHaveCount(0);
});

test('on paper nothing has a ground, and no search an address', async ({ page }) => {
  await page.goto('/dauro/editorial');
  const grounds = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('body, body *')].map(
        (part) => getComputedStyle(part).backgroundColor,
      ),
    ),
  ]);
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)']);
  const after = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('Buscar en librerías')).toBe('none');
  await page.goto('/tienda');
  expect(await after('Catálogo completo de la editorial')).not.toBe('none');
});

for (const route of ['/tienda', '/blog']) {
  test(`${route} leaves the cards on their sheets`, async ({ page }) => {
    await page.goto(route);
    const cards = page.locator('main :is(article, :has(> picture + article))');
    await expect(cards.first()).toHaveCSS('break-inside', 'avoid');
  });
}

test('the withdrawal form can be filled in on paper', async ({ page }) => {
  await page.goto('/terminos');
  const form = page.locator('[data-print=sheet]');
  await expect(form).toHaveCSS('box-shadow', 'none');
  await expect(form).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const date = form.getByText('Fecha:', { exact: true });
  expect(await date.evaluate((line) => getComputedStyle(line, '::after').borderBottomStyle)).toBe(
    'solid',
  );
});

test('the chosen edition can be read on paper, and stands out', async ({ page }) => {
  await page.goto('/producto/la-pajarita-que-no-cabia-en-el-azulejo');
  const lookOf = (state: string) =>
    page
      .locator(`label:has([type=radio]${state})`)
      .first()
      .evaluate((label) => {
        const { color, borderTopWidth } = getComputedStyle(label);
        return { color, width: Number.parseFloat(borderTopWidth) };
      });
  const [chosen, other] = [await lookOf(':checked'), await lookOf(':not(:checked)')];
  expect(chosen.color).toBe(other.color);
  expect(chosen.width).toBeGreaterThan(2 * other.width);
});

test('an open cart is not printed over the page', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  const drawer = await openCartWith(page, storedLine(variantOf(book.handle)));
  await page.emulateMedia({ media: 'print' });
  await expect(drawer).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
});

test('the back-office prints no bars and no buttons, cuts nothing off', async ({ page, mark }) => {
  const [id] = await insertEntries('services_contacts', mark, 3);
  // Forms are not printed, that of signing in included.
  await page.emulateMedia({ media: 'screen' });
  await signIn(page, 'admin');
  await page.emulateMedia({ media: 'print' });
  for (const [path, text] of [
    [`/admin/servicios?q=${mark}`, `Peña ${mark}`],
    [`/admin/servicios/${id}`, `páginas ${mark}`],
    [`/admin/servicios/${id}`, 'Asignado a'],
    ['/admin/servicios/tablero', `Peña ${mark}`],
    [`/admin/servicios/${id}/carta/respuesta`, 'Asunto'],
    ['/admin/blog-posts', 'Latido'],
    ['/admin/blog-posts/new', 'Título'],
    ['/admin/calendario?mes=2031-03', /^marzo de 2031$/],
    ['/admin', 'Panel Principal'],
    ['/admin/datos-personales', 'Datos personales'],
  ] as const) {
    await page.goto(path);
    await expect(
      page.getByRole('main').getByText(text).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    const rest = await page.evaluate(() => ({
      buttons: [...document.querySelectorAll('button, nav')].filter((one) => one.checkVisibility())
        .length,
      cut: [...document.querySelectorAll('main *')].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth,
      ).length,
    }));
    expect(rest, path).toEqual({ buttons: 0, cut: 0 });
  }
  await page.goto('/admin/personas');
  const light = page.getByRole('main').locator('.text-paper').filter({ visible: true });
  await expect(light.first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.goto(`/admin/servicios?q=${mark}`);
  // A date is no word, so it does not break where there is no space.
  await expect(page.locator('td time').first()).toHaveCSS('overflow-wrap', 'normal');
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.goto('/admin/blog-posts');
  const row = page.getByRole('row').filter({ hasText: 'Latido' }).first();
  // The address does not follow the title on its line.
  const [title, address] = await row.getByRole('link').all();
  const [above, below] = [await title?.boundingBox(), await address?.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});
