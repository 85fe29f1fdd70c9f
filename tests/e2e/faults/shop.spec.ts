import { expect, test } from '../../setup/browser.ts';
import { tabFrom } from '../../setup/opened.ts';
import {
  askedShop,
  book,
  openCart,
  setShopFault,
  storedCart,
  storedLine,
  storeLines,
} from '../../setup/shop.ts';
import { variantOf } from '../../setup/storefront-client.ts';

const failed = 'Error al crear el checkout, please try again';

test.afterEach(() => setShopFault('ok'));

for (const mode of ['402', '500']) {
  test(`a cart reports a failing shop, keeping its lines: ${mode}`, async ({ page, problems }) => {
    problems.expectFailure(/tienda\/(carrito|existencias)$/, 502);
    const variantId = variantOf(book.handle);
    await setShopFault(mode);
    await storeLines(page, storedLine(variantId, { quantity: 2 }));
    for (const path of ['/tienda', `/producto/${book.handle}`]) {
      expect((await page.goto(path))?.status()).toBe(200);
    }
    const drawer = await openCart(page);
    await expect(drawer.getByText(/No hemos podido comprobar precios y existencias/)).toBeVisible();
    await expect(drawer.getByRole('definition')).toHaveText('43,80\u00a0EUR');

    const pay = drawer.getByRole('button', { name: 'Finalizar compra' });
    const checked = mode === '402' ? null : page.waitForResponse(/tienda\/carrito$/);
    await pay.click();
    const toast =
      mode === '402' ? drawer.getByText('Se requiere un pago').first() : drawer.getByText(failed);
    await expect(toast).toBeVisible();
    if (mode === '402') {
      await expect(drawer.getByText(/actualizar el plan de la tienda/).first()).toBeVisible();
    }
    await expect.poll(() => page.context().pages().length).toBe(1);
    expect(await askedShop('CartCreate')).toBe(1);
    expect((await storedCart(page)).state).toMatchObject({
      items: [{ quantity: 2 }],
      checkoutUrl: null,
    });

    await checked;
    await setShopFault('ok');
    await drawer.getByRole('button', { name: 'Volver a comprobar' }).click();
    await expect(drawer.getByRole('heading', { name: 'Tu carrito' })).toBeFocused();
    await expect(drawer.getByText(/No hemos podido comprobar/)).toBeHidden();
    const payment = await tabFrom(pay);
    await payment.waitForURL(/channel=online_store/);
  });
}

// A different book per test, and none of those above, because a cached answer may be some seconds old.
for (const [mode, handle] of [
  ['500', 'latido-granada'],
  ['402', 'nombre-de-isla'],
] as const) {
  test(`a book can be added while its stock is unknown: ${mode}`, async ({ page, problems }) => {
    problems.expectFailure('/tienda/existencias', 502);
    await setShopFault(mode);
    const answer = await page.goto(`/producto/${handle}`);
    expect(answer?.status()).toBe(200);
    const add = page.getByRole('button', { name: 'Agregar al Carrito', exact: true });
    const doubt = page.getByText(/no podemos comprobar si quedan ejemplares/);
    await expect(doubt).toBeVisible();
    const toast = page.getByRole('region', { name: /^Avisos/ }).getByText('Se requiere un pago');
    await expect(toast).toHaveCount(mode === '402' ? 1 : 0);
    await add.click();
    await expect(page.getByText('Producto agregado al carrito').first()).toBeVisible();
    await setShopFault('ok');
    // A failure is cached for a second too.
    await expect(async () => {
      const answered = page.waitForResponse(/tienda\/existencias/);
      await page.reload();
      await answered;
      await expect(add).toBeEnabled();
      await expect(doubt).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
}
