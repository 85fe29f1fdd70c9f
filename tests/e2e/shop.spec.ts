import type { Page, Response } from '@playwright/test';
import {
  expect,
  expectLink,
  follow,
  noScript,
  pressTo,
  see,
  test,
  variant,
} from '../setup/browser.ts';
import { expectNoTextLost } from '../setup/text-spacing.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Libros' }).getByRole('article');
const filters = (page: Page) =>
  page.getByRole('navigation', { name: 'Categorías y número de libros' });

test('all sixty-four books are listed, page by page', async ({ page }) => {
  await page.goto('/tienda');
  const seen: string[] = [];
  for (const [number, count] of [24, 24, 16].entries()) {
    await expect(page.getByText(`Página ${number + 1} de 3`, { exact: true }).last()).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
    seen.push(...(await cards(page).getByRole('heading').allTextContents()));
    if (number < 2) await page.getByRole('link', { name: 'Siguientes' }).click();
  }
  await expect(page).toHaveURL('/tienda/pagina/3');
  await expect(page.getByRole('link', { name: 'Siguientes' })).toHaveCount(0);
  expect(new Set(seen).size).toBe(64);
  for (const address of ['/tienda/pagina/2', '/tienda']) {
    await follow(page, 'Anteriores', address);
  }
  await expect(page.getByRole('link', { name: 'Anteriores' })).toHaveCount(0);
});

noScript('a category, a search and the other sections have addresses', async ({ page }) => {
  await page.goto('/tienda');
  await expectLink(page, /^Catálogo completo/, /^https:\/\//);
  await expect(page.getByRole('button', { name: /^Carrito/ })).toBeHidden();
  await follow(filters(page), /^Granada\s*13$/, '/tienda/categoria/granada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Granada');
  await expect(cards(page)).toHaveCount(13);
  await expect(filters(page).getByRole('link', { name: 'Granada' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.goto('/tienda');
  await page.getByRole('searchbox', { name: 'Buscar en la librería' }).fill('albunuelas');
  await pressTo(page.getByRole('search'), 'Buscar', '/tienda?q=albunuelas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «albunuelas»');
  await expect(cards(page).first().getByRole('heading')).toHaveText(
    'Diario de un editor de provincias',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await page.goto('/tienda');
  const rooms = page.getByRole('navigation', { name: 'Secciones de la tienda' });
  for (const [name, path] of [
    [/^Arte\s*0$/, '/tienda/arte'],
    [/^NFTs\s*0$/, '/tienda/nfts'],
  ] as const) {
    await rooms.getByRole('link', { name }).click();
    await page.waitForURL(path);
    await see(page, 'Próximamente', '0 artículos a la venta');
  }
});

test('a card shows its book, and whether the first edition is sold out', async ({ page }) => {
  await page.goto('/tienda?q=una+voz+para+dos+tierras');
  const card = cards(page).first();
  await expect(card.getByRole('img', { name: /^Cubierta de «Una voz para dos/ })).toBeVisible();
  await expect(card.getByText('23,90\u00a0EUR', { exact: true })).toBeVisible();
  await see(card, 'Leandro Quesada Mir', 'Otras ediciones desde 9,99\u00a0EUR', 'Éxito de Ventas');
  await expect(card.getByRole('button')).toHaveAccessibleName(
    /^Agregar al Carrito ?: Una voz para dos tierras$/,
  );

  // Whatever the stock of the other editions.
  await page.goto('/tienda?q=todas+las+casas+de+mi+madre');
  await expect(card.getByRole('button')).toHaveAccessibleName(/^Agotado/);
  await expect(card.getByRole('button')).toBeDisabled();

  // Its other edition is sold out too.
  await page.goto('/tienda?q=la+botica+de+la+calle+elvira');
  await see(card, 'Agotado');
  await expect(card.getByText(/^Otras ediciones/)).toHaveCount(0);
});

test('a book without a picture keeps the shape of a cover', variant, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Only pages that a link opens have their data apart from their HTML.
  await page.route(/[?&]_rsc=/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/"images":\[\{[^\]]*\}\]/g, '"images":[]')
      .replace(/"title":"/g, '$&Otorrinolaringología de las voces ilustres del Sacromonte. ');
    await route.fulfill({ response, body });
  });
  await page.goto('/tienda');
  await filters(page)
    .getByRole('link', { name: /^Poesía/ })
    .click();
  await page.waitForURL(/poesia/);
  const cover = cards(page).first().locator('> :first-child');
  await expect(cover).toContainText('Otorrino');
  const frame = await cover.boundingBox();
  expect(Number(frame?.height) / Number(frame?.width)).toBeCloseTo(1.5, 1);
  expect(await cover.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('after Back the search field has the words of the results again', async ({ page }) => {
  for (const path of ['/tienda', '/blog']) {
    await page.goto(`${path}?q=granada`);
    const field = page.getByRole('searchbox');
    await field.fill('casa');
    await field.press('Enter');
    await page.waitForURL(`${path}?q=casa`);
    await page.goBack();
    await expect(field).toHaveValue('granada');
  }
});

test('a very long word of a search is not cut off', variant, async ({ page }) => {
  await page.goto(`/tienda?q=${'desoxirribonucleico'.repeat(2)}`);
  await expect(page.getByText(/^Ningún libro responde a «desoxi/)).toBeVisible();
  await expectNoTextLost(page);
});

test('a search without results says so, and a page past the last redirects', async ({ page }) => {
  await page.goto('/tienda?q=zzzz%3Cb%3E');
  await expect(page.getByText('Ningún libro responde a «zzzz<b>»')).toBeVisible();
  await page.goto(`/tienda?q=${encodeURIComponent('«zzzz»')}`);
  await expect(page.getByText('Ningún libro responde a «“zzzz”»')).toBeVisible();
  await page.goto('/tienda?q=alarife&pagina=9');
  await expect(page).toHaveURL('/tienda?q=alarife');
});

test('covers are resized, in a modern format, and the first load eagerly', async ({ page }) => {
  const resized: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/image')) resized.push(response);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tienda');
  const covers = cards(page).getByRole('img');
  await expect(covers.first()).toHaveAttribute('loading', 'eager');
  await expect(covers.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(covers.last()).toHaveAttribute('loading', 'lazy');
  await expect.poll(() => resized.length).toBeGreaterThanOrEqual(4);
  for (const cover of resized) {
    expect(cover.headers()['content-type']).toMatch(/webp|avif/);
    expect((await cover.body()).length).toBeLessThan(60_000);
  }
});

test('a category is whole in sight when it takes the focus on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tienda/categoria/ensayo');
  const links = filters(page).getByRole('link');
  await expect(links.filter({ hasText: 'Ensayo' })).toBeInViewport({ ratio: 0.99 });
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Tab');
  }
});
