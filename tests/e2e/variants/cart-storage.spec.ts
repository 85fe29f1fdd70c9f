import { expect, test } from '../../setup/browser.ts';
import { addFrom, book, cartButton, openCart } from '../../setup/shop.ts';

test('the cart survives a reload, and several tabs stay in sync', async ({ page, context }) => {
  await addFrom(page, book.handle);
  const other = await context.newPage();
  await addFrom(other, book.handle);
  await expect(cartButton(page)).toHaveAccessibleName(/2 productos$/);
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: `Quitar ${book.title} del carrito` }).click();
  await expect(cartButton(other)).toHaveAccessibleName(/0 productos$/);
  await other.reload();
  await expect(cartButton(other)).toHaveAccessibleName(/0 productos$/);
});

test('a full storage keeps the cart in memory, and a message says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`/producto/${book.handle}`);
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(page.getByText(/no deja guardar el carrito/)).toBeVisible();
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByText(/se perderá al cerrar la página/)).toBeVisible();
});
