import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCart, variantOf } from '../../tests/setup/storefront-client.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { type Storefront, startStorefront } from './start.ts';

let dataDir: string;
let storefront: Storefront;

beforeEach(async () => {
  dataDir = temporaryFolder('storefront');
  storefront = await startStorefront({ port: 0, dataDir });
  return () => storefront.close();
});

const alarife = { merchandiseId: variantOf('la-alarife'), quantity: 1 };
const unknown = { merchandiseId: 'gid://shopify/ProductVariant/1' };

describe('carts', () => {
  it('have one line per variant', async () => {
    const { cart, userErrors } = await createCart(storefront, [alarife, alarife]);
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({
      totalQuantity: 2,
      cost: { totalAmount: { amount: '43.8' } },
      lines: { nodes: [{ quantity: 2 }] },
    });
  });

  it('reduce lines to the stock, without userErrors', async () => {
    const lines = [
      { merchandiseId: variantOf('la-sed-del-agrimensor'), quantity: 2 },
      { merchandiseId: variantOf('nombre-de-isla'), quantity: 500 },
    ];
    expect(await createCart(storefront, lines)).toMatchObject({
      userErrors: [],
      cart: { totalQuantity: 19, lines: { nodes: [{ quantity: 0 }, { quantity: 19 }] } },
    });
  });

  it.each([
    ['too many lines', Array.from({ length: 101 }, () => alarife), 'CART_TOO_LARGE', []],
    ['unknown merchandise', [unknown], 'INVALID', ['0', 'merchandiseId']],
    ['no copies', [{ ...alarife, quantity: 0 }], 'INVALID', ['0', 'quantity']],
  ])('refuse %s, without any change', async (_what, lines, code, field) => {
    expect(await createCart(storefront, lines)).toMatchObject({
      cart: null,
      userErrors: [{ code, field: ['input', 'lines', ...field] }],
    });
  });

  it('survive a restart, and an unreadable file is set aside', async () => {
    const { cart } = await createCart(storefront, [alarife]);
    await storefront.close();
    storefront = await startStorefront({ port: 0, dataDir });
    // Each start takes another port.
    const statusOf = async (address: string) => {
      const { pathname, search } = new URL(address);
      return (await fetch(`${storefront.url}${pathname}${search}`)).status;
    };
    expect(await statusOf(cart.checkoutUrl)).toBe(200);
    expect(await statusOf(cart.checkoutUrl.replace(/key=.*/, 'key=0'))).toBe(404);

    await storefront.close();
    const file = join(dataDir, 'storefront/carts.json');
    await writeFile(file, '[{"token":');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storefront = await startStorefront({ port: 0, dataDir });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect(await statusOf(cart.checkoutUrl)).toBe(404);
    expect(await readFile(`${file}.unreadable`, 'utf8')).toBe('[{"token":');
  });
});

describe('the pages', () => {
  it('show the checkout to a request with its key', async () => {
    const books = ['la-alarife', 'la-sed-del-agrimensor'];
    const lines = books.map((book) => ({ merchandiseId: variantOf(book), quantity: 1 }));
    const { cart } = await createCart(storefront, lines);
    const page = await fetch(`${cart.checkoutUrl}&channel=online_store`);
    const html = await page.text();
    expect(html).toContain('Pago de prueba: aquí terminaría la compra en Shopify');
    expect(html).toMatch(/La alarife.*Rústica/);
    expect(html).toMatch(/La sed del agrimensor.*Agotado/);
    expect(html).toMatch(/Total.*21,90\s€/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const stranger = await fetch(cart.checkoutUrl.replace(/key=.*/, 'key=0'));
    expect(stranger.status).toBe(404);
    expect(await stranger.text()).not.toContain('La alarife');
  });

  it('serve the pictures of the catalogue and no other file', async () => {
    const picture = await fetch(`${storefront.url}/cdn/shop/files/la-alarife.webp?v=1&width=400`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await fetch(`${storefront.url}/cdn/shop/files/otro.webp`)).status).toBe(404);
    // fetch would normalise the path before sending it.
    const path = '/cdn/shop/files/../../../package.json';
    const status = await new Promise((resolve, reject) => {
      request(storefront.url, { path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });

  it('answer health checks', async () => {
    expect(await (await fetch(`${storefront.url}/__health`)).json()).toEqual({ ok: true });
  });
});
