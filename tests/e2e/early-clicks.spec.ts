import type { Page } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { expect, test } from '../setup/browser.ts';
import { book, cartButton, storedCart } from '../setup/shop.ts';

/** Opens a page whose scripts arrive when one says so. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // The page counts as loaded once its scripts are.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}

const pressed = (page: Page) => page.locator('[data-pressed]');

test.describe('what is pressed before the scripts run is done when they do', () => {
  test('the cart opens', async ({ page }) => {
    const release = await openBeforeScripts(page, '/tienda');
    await cartButton(page).click();
    await expect(pressed(page)).toHaveCount(1);
    release();
    await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
    await expect(pressed(page)).toHaveCount(0);
  });

  test('a book lands in the cart once, however often its button was pressed', async ({ page }) => {
    const release = await openBeforeScripts(page, `/producto/${book.handle}`);
    const add = page.getByRole('button', { name: 'Agregar al Carrito', exact: true });
    await add.click();
    await add.click();
    release();
    await expect(page.getByText('Producto agregado al carrito').first()).toBeVisible();
    expect((await storedCart(page)).state.items).toMatchObject([{ quantity: 1 }]);
    await expect(page).toHaveURL(`/producto/${book.handle}`);
  });

  test('a picture opens large, and the others come', async ({ page }) => {
    const release = await openBeforeScripts(page, '/dauro/historia');
    await page.getByRole('button', { name: 'Ver más fotos' }).click();
    await page.locator('a[aria-haspopup="dialog"]').first().click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('a[aria-haspopup="dialog"]:visible')).toHaveCount(13);
  });

  test("the author's form opens in its window", async ({ page }) => {
    const release = await openBeforeScripts(page, '/dauro/editorial');
    await page.getByRole('link', { name: 'Enviar propuesta' }).first().click();
    release();
    await expect(page.getByRole('dialog', { name: 'Envía tu propuesta editorial' })).toBeVisible();
    await expect(page).toHaveURL('/dauro/editorial');
  });

  test('a service is chosen in the form', async ({ page }) => {
    const release = await openBeforeScripts(page, '/servicios');
    await page.getByText('Más información sobre Guion').click();
    await page.getByRole('link', { name: 'Pedir información sobre Guion' }).click();
    release();
    await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue('guion');
  });

  test('the arrow keys walk through the menu', async ({ page }) => {
    const release = await openBeforeScripts(page, '/');
    const areas = page.locator('nav details:has(> summary:text-is("Áreas"))');
    await areas.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    release();
    await expect(areas.getByRole('link', { name: 'Arte' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(areas).not.toHaveAttribute('open');
  });

  test('a chosen file is named', async ({ page }) => {
    const release = await openBeforeScripts(page, '/dauro/editorial/propuesta');
    await page.getByLabel(/^Obra/).setInputFiles(pdf('novela.pdf'));
    release();
    await expect(page.getByText('novela.pdf')).toBeVisible();
    await expect(page.getByText('Archivo recibido').first()).toBeVisible();
  });

  test('an empty form says what is missing', async ({ page }) => {
    const release = await openBeforeScripts(page, '/contacto');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    release();
    await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/contacto');
  });
});

test('scripts that never come hold nobody up for long', async ({ page }) => {
  await page.clock.install();
  await openBeforeScripts(page, `/producto/${book.handle}`);
  await page.getByRole('button', { name: 'Agregar al Carrito', exact: true }).click();
  await expect(pressed(page)).toHaveCount(1);
  await page.clock.fastForward(8000);
  await expect(page).toHaveURL(/\/cart\/c\/.*channel=online_store/);
});

test('a link pressed for a new tab is not held back', async ({ page, context }) => {
  await openBeforeScripts(page, '/dauro/editorial');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Enviar propuesta' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/dauro/editorial/propuesta');
});
