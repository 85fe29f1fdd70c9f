import { expect, test } from '../../setup/browser.ts';
import { book, setShopFault } from '../../setup/shop.ts';

test.afterEach(() => setShopFault('ok'));

for (const mode of ['500', '402', 'refused']) {
  test(`nobody is promised a book while stock is not known: ${mode}`, async ({ page }) => {
    await setShopFault(mode);
    const answer = await page.goto(`/producto/${book.handle}`);
    expect(answer?.status()).toBe(200);
    const add = page.getByRole('button', { name: 'Agregar al Carrito', exact: true });
    await expect(page.getByText(/no podemos comprobar si quedan ejemplares/)).toBeVisible();
    await expect(add).toHaveCount(0);
    await setShopFault('ok');
    await page.reload();
    await expect(add).toBeVisible();
  });
}
