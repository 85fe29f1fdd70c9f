import type { Page } from '@playwright/test';
import { expect, follow, noScript, test, variant } from '../setup/browser.ts';
import {
  book,
  openCart,
  storedCart,
  storedLine,
  storeLines,
  waitForScripts,
} from '../setup/shop.ts';
import { variantOf } from '../setup/storefront-client.ts';

const manyEditions = '/producto/la-pajarita-que-no-cabia-en-el-azulejo';
const value = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

test('a book shows all its data', async ({ page }) => {
  await page.goto('/producto/una-voz-para-dos-tierras');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Una voz para dos tierras');
  const badges = page.getByRole('list', { name: 'Distinciones' }).first();
  await expect(badges.getByRole('listitem')).toHaveText(['Éxito de Ventas', 'Hechos Reales']);
  await expect(page.getByText('23,90\u00a0EUR', { exact: true })).toBeVisible();
  const data = page.getByRole('region', { name: 'Ficha' });
  for (const fact of ['Leandro Quesada Mir', '560', 'Rústica con solapas', 'Ediciones Dauro']) {
    await expect(data.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(data.getByText(/^978-84-/)).toBeVisible();
  const safety = page.getByRole('region', { name: 'Seguridad del producto' });
  await expect(safety.getByRole('link', { name: /@/ })).toBeVisible();
  const related = page.getByRole('region', { name: 'También te puede interesar' });
  await expect(related.getByRole('article')).toHaveCount(4);
  await expect(related.getByRole('link', { name: 'Una voz para dos tierras' })).toHaveCount(0);
  await follow(page, 'Volver a la tienda', '/tienda');
});

test('each picture opens large and closes with Escape', async ({ page }) => {
  await page.goto(`/producto/${book.handle}`);
  const pictures = page.getByRole('region', { name: 'Imágenes del libro' });
  const buttons = pictures.getByRole('button', { name: /^Ampliar/ });
  await expect(buttons).toHaveCount(5);
  for (const index of [0, 4]) {
    await buttons.nth(index).click();
    const large = page.getByRole('dialog', { name: /^Imagen ampliada/ });
    await expect(large.getByRole('img')).toBeVisible();
    // The focus cannot leave it for what it covers.
    expect(await large.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(buttons.nth(index)).toBeFocused();
  }
});

test('the words of a picture that has not arrived can be read', async ({ page }) => {
  await page.route(/_next\/image.*w=1200/, () => undefined);
  await page.goto(`/producto/${book.handle}`);
  await page
    .getByRole('button', { name: /^Ampliar/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('img')).toHaveCSS('color', 'rgb(250, 246, 239)');
});

test('choosing values selects the edition: its price and its line', async ({ page, request }) => {
  // Disabled before hydration, so that no choice is lost.
  const html = await (await request.get(manyEditions)).text();
  const choices = html.match(/<fieldset[^>]*>/g) ?? [];
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.filter((choice) => !choice.includes('disabled=""'))).toEqual([]);
  await page.goto(manyEditions);
  await expect(value(page, 'Cartoné')).toBeChecked();
  await expect(value(page, 'Sin lámina')).toBeChecked();
  await value(page, 'Rústica').check();
  await value(page, 'Granada').check();
  await expect(value(page, 'Rústica')).toBeChecked();
  await expect(value(page, /^Luna \(agotado\)$/)).not.toBeChecked();
  await page.getByRole('button', { name: 'Agregar al Carrito', exact: true }).click();
  await expect(page.getByText('Producto agregado al carrito').first()).toBeVisible();
  const { state } = await storedCart(page);
  expect(state.items).toMatchObject([{ variantTitle: 'Rústica / Granada', quantity: 1 }]);
  const price = `${state.items[0].price.amount.replace('.', ',')}\u00a0EUR`;
  await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  // The address keeps it for those who come back, open the link or follow the title in the cart.
  await expect(page).toHaveURL(/\?variant=\d+$/);
  const address = page.url();
  await follow(page, 'Volver a la tienda', '/tienda');
  await page.goBack();
  await expect(value(page, 'Granada')).toBeChecked();
  for (const _again of [1, 2]) {
    await value(page, 'Sin lámina').check();
    await expect(page).not.toHaveURL(address);
    const drawer = await openCart(page);
    await drawer.getByRole('link').first().click();
    await expect(page).toHaveURL(address);
    await expect(value(page, 'Granada')).toBeChecked();
  }
  await page.goBack();
  await expect(value(page, 'Sin lámina')).toBeChecked();
  await page.goForward();
  await expect(value(page, 'Granada')).toBeChecked();
  await page.reload();
  await expect(value(page, 'Rústica')).toBeChecked();
  await expect(value(page, 'Granada')).toBeChecked();
});

test('an edition whose values exist only together can be reached', variant, async ({ page }) => {
  await page.goto('/producto/oficios-que-se-apagan');
  const take = page.getByRole('button', { name: 'Elegir Tapa dura / Con lámina' });
  // Screen readers announce only changes of live regions that they already know.
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(2);
  for (const pressed of ['Con lámina', 'Tapa dura']) {
    await value(page, pressed).click();
    await expect(value(page, 'Sin lámina')).toBeChecked();
    await expect(
      page.getByText(`sigue elegida la anterior. «${pressed}» existe así:`),
    ).toBeVisible();
    await expect(take).toBeVisible();
  }
  await take.press('Enter');
  await expect(take).toHaveCount(0);
  await expect(value(page, 'Tapa dura')).toBeFocused();
  await expect(value(page, 'Tapa dura')).toBeChecked();
  await page.getByRole('button', { name: 'Agregar al Carrito', exact: true }).click();
  await expect(page.getByText('Producto agregado al carrito').first()).toBeVisible();
  const { state } = await storedCart(page);
  expect(state.items).toMatchObject([{ variantTitle: 'Tapa dura / Con lámina' }]);
});

test('a line at its limit says so when one more is added', variant, async ({ page }) => {
  const line = storedLine(variantOf(book.handle), { quantity: 999 });
  await storeLines(page, line);
  await page.goto(`/producto/${book.handle}`);
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Agregar al Carrito', exact: true }).first().click();
  await expect(page.getByText(/^Ya llevas 999 ejemplares de este libro/)).toBeVisible();
  await expect(page.getByText('Producto agregado al carrito')).toHaveCount(0);
  expect((await storedCart(page)).state.items).toMatchObject([{ quantity: 999 }]);
});

test('the price is what the shop answers, also in the cart', variant, async ({ page }) => {
  const price = { amount: '25.00', currencyCode: 'EUR' };
  const variants = [{ variantId: variantOf(book.handle), available: true, price }];
  await page.route('**/tienda/existencias', (route) =>
    route.fulfill({ json: { ok: true, variants } }),
  );
  await page.goto(`/producto/${book.handle}`);
  await expect(page.getByText('25,00\u00a0EUR', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar al Carrito', exact: true }).click();
  await expect(page.getByText('Producto agregado al carrito').first()).toBeVisible();
  expect((await storedCart(page)).state.items).toMatchObject([{ price }]);
});

test('a sold-out edition cannot be added, another one can', async ({ page }) => {
  await page.goto('/producto/la-sed-del-agrimensor');
  const soldOut = page.getByRole('button', { name: 'Agotado', exact: true });
  await expect(soldOut).toBeDisabled();
  await value(page, 'Digital').check();
  await expect(soldOut).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Agregar al Carrito', exact: true })).toBeEnabled();
});

test('a link to a missing book shows 404 and a toast', variant, async ({ page, problems }) => {
  problems.expectFailure('/producto/no-existe', 404);
  await page.goto('/tienda');
  // The page must be hydrated before the test changes its DOM, because React would report a mismatch.
  await waitForScripts(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/producto/no-existe';
    link.textContent = 'Un libro que ya no está';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Un libro que ya no está' }).click();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByText('Producto no encontrado')).toBeVisible();
});

noScript('without JavaScript each edition has price, stock and a button', async ({ page }) => {
  await page.goto('/producto/la-sed-del-agrimensor');
  const editions = page.getByRole('form', { name: 'Ediciones y precios' });
  const rows = editions.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Rústica');
  await expect(rows.nth(0)).toContainText('18,00\u00a0EUR');
  await expect(rows.nth(0).getByRole('button')).toBeDisabled();
  await expect(editions.getByText(/^Sin JavaScript/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await rows
    .nth(2)
    .getByRole('button', { name: /^Agregar al Carrito/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
  await expect(page.getByText(/La sed del agrimensor/)).toBeVisible();
});
