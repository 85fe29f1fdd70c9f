import { expect, test } from '../../setup/browser.ts';
import { setShopFault } from '../../setup/shop.ts';

test.afterEach(() => setShopFault('ok'));

// A different book per test, because a cached answer may be some seconds old.
for (const [mode, handle] of [
  ['500', 'la-alarife'],
  ['402', 'nombre-de-isla'],
  ['refused', 'los-aljibes-secretos'],
] as const) {
  test(`a book can be added while its stock is unknown, and the page reports it: ${mode}`, async ({
    page,
    problems,
  }) => {
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
