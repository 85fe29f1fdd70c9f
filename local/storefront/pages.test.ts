import { request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCart, variantOf } from '../../tests/setup/storefront-client.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { type Storefront, startStorefront } from './start.ts';

let storefront: Storefront;

beforeEach(async () => {
  storefront = await startStorefront({ port: 0, dataDir: temporaryFolder('storefront') });
  return () => storefront.close();
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
