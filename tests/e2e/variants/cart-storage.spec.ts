import { expect, test } from '../../setup/browser.ts';
import {
  addFrom,
  book,
  cartButton,
  firstVariantOf,
  openCart,
  storeCart,
  storedCart,
  storedLine,
  storeLines,
} from '../../setup/shop.ts';

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

for (const text of ['{"state":{"items":[{"prod', 'null', '7', '{"state":{"items":{"a":1}}}']) {
  test(`unreadable storage is an empty cart: ${text}`, async ({ page }) => {
    await storeCart(page, text);
    await page.goto('/tienda');
    await expect(cartButton(page)).toHaveAccessibleName(/0 productos$/);
    const drawer = await openCart(page);
    await expect(drawer.getByText('Tu carrito está vacío')).toBeVisible();
    await page.keyboard.press('Escape');
    await addFrom(page, book.handle);
    expect((await storedCart(page)).state.items).toHaveLength(1);
  });
}

test('the cart of a returning visitor is kept', async ({ page }) => {
  const node = {
    id: 'gid://shopify/Product/1',
    handle: book.handle,
    title: book.title,
    images: { edges: [] },
  };
  await storeLines(
    page,
    storedLine(await firstVariantOf(book.handle), { product: { node }, quantity: 3 }),
  );
  await page.goto('/tienda');
  await expect(cartButton(page)).toHaveAccessibleName(/3 productos$/);
  const drawer = await openCart(page);
  await expect(drawer.getByRole('definition')).toHaveText('65,70\u00a0EUR');
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
