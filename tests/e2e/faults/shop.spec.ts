import { expect, test } from '../../setup/browser.ts';
import { tabFrom } from '../../setup/opened.ts';
import {
  addFrom,
  askedShop,
  book,
  cartButton,
  openCart,
  setShopFault,
  storedCart,
  storedLine,
  storeLines,
} from '../../setup/shop.ts';
import { variantOf } from '../../setup/storefront-client.ts';

const failed = 'Error al crear el checkout, please try again';

test.afterEach(() => setShopFault('ok'));

test.describe('while the shop fails', () => {
  for (const mode of ['402', '500', 'timeout', 'graphql-error']) {
    test(`pages stay available, and the cart reports the failure and keeps its lines: ${mode}`, async ({
      page,
      problems,
    }) => {
      problems.expectFailure(/tienda\/(carrito|existencias)$/, 502);
      const variantId = variantOf(book.handle);
      await setShopFault(mode);
      await storeLines(page, storedLine(variantId, { quantity: 2 }));
      for (const path of ['/tienda', `/producto/${book.handle}`]) {
        expect((await page.goto(path))?.status()).toBe(200);
      }
      const drawer = await openCart(page);
      await expect(
        drawer.getByText(/No hemos podido comprobar precios y existencias/),
      ).toBeVisible();
      await expect(drawer.getByRole('definition')).toHaveText('43,80\u00a0EUR');

      await drawer.getByRole('button', { name: 'Finalizar compra' }).click();
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

      await setShopFault('ok');
      await drawer.getByRole('button', { name: 'Volver a comprobar' }).click();
      await expect(drawer.getByRole('heading', { name: 'Tu carrito' })).toBeFocused();
      await expect(drawer.getByText(/No hemos podido comprobar/)).toBeHidden();
      const payment = await tabFrom(drawer.getByRole('button', { name: 'Finalizar compra' }));
      await payment.waitForURL(/channel=online_store/);
    });
  }

  for (const mode of ['user-error', 'no-checkout-url']) {
    test(`a refused checkout shows an error: ${mode}`, async ({ page }) => {
      await addFrom(page, book.handle);
      const drawer = await openCart(page);
      await expect(drawer.getByText('Comprobando precios y existencias…')).toBeHidden();
      await setShopFault(mode);
      await drawer.getByRole('button', { name: 'Finalizar compra' }).click();
      await expect(drawer.getByText(failed)).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Finalizar compra' })).toBeEnabled();
      await expect(cartButton(page)).toHaveAccessibleName(/1 producto$/);
    });
  }
});
