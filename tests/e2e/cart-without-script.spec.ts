import { expect, noScript, test } from '../setup/browser.ts';
import { book, soldOutBook } from '../setup/shop.ts';
import { variantOf } from '../setup/storefront-client.ts';

noScript('a book is bought without JavaScript', async ({ page }) => {
  await page.goto(`/producto/${book.handle}`);
  await expect(
    page.getByText(/lleva directamente al pago/).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(page).toHaveURL(/\/cart\/c\/.*channel=online_store/);
  await expect(page.getByRole('row', { name: /La alarife/ })).toContainText('1');
});

test('the direct purchase redirects to the checkout, or says why not', async ({ request }) => {
  const buy = (variante: string) =>
    request.post('/tienda/pagar', { form: { variante }, maxRedirects: 0 });
  const answer = await buy(variantOf(book.handle));
  expect(answer.status()).toBe(303);
  expect(answer.headers()['location']).toMatch(/channel=online_store$/);
  expect(answer.headers()['cache-control']).toContain('no-store');

  const soldOut = await buy(variantOf(soldOutBook.handle));
  expect(soldOut.status()).toBe(409);
  expect(await soldOut.text()).toContain('<h1>Agotado</h1>');

  for (const variante of ['', 'x', 'gid://shopify/Product/1', 'https://evil.example']) {
    const refused = await buy(variante);
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain('No sabemos qué libro quieres');
  }
  expect((await buy('x'.repeat(10_000))).status()).toBe(400);
});

test('a GET of what takes a POST redirects to the shop', async ({ request }) => {
  for (const path of ['/tienda/pagar', '/tienda/carrito', '/tienda/existencias']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/tienda']);
  }
});

for (const path of ['/tienda/carrito', '/tienda/existencias']) {
  test(`${path} returns prices for any list of ids, refuses other data`, async ({ request }) => {
    const ask = (data: unknown) => request.post(path, { data });
    const known = variantOf(book.handle);
    expect(await (await ask(['x'.repeat(201), known, 'nonsense'])).json()).toEqual({
      ok: true,
      variants: [
        { variantId: known, available: true, price: { amount: '21.90', currencyCode: 'EUR' } },
      ],
    });
    expect((await ask([7])).status()).toBe(400);
    expect((await ask({})).status()).toBe(400);
    expect((await ask(['x'.repeat(100_000)])).status()).toBe(413);
  });
}
