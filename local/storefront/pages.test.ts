import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart, variantOf } from '../../tests/setup/storefront-client.ts';
import { type Storefront, startStorefront } from './start.ts';

let dataDir: string;
let storefront: Storefront;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  storefront = await startStorefront({ port: 0, dataDir });
});

afterEach(async () => {
  await storefront.close();
  await rm(dataDir, { recursive: true });
});

describe('the pages', () => {
  it('show the checkout to a request with its key', async () => {
    const { cart } = await createCart(storefront, [
      { merchandiseId: variantOf('la-alarife'), quantity: 1 },
      { merchandiseId: variantOf('la-sed-del-agrimensor'), quantity: 1 },
    ]);
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

  it('answer health checks and set faults', async () => {
    expect(await (await fetch(`${storefront.url}/__health`)).json()).toEqual({ ok: true });
    const wrong = await fetch(`${storefront.url}/__faults`, {
      method: 'POST',
      body: '{"mode":"boom"}',
    });
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).modes).toHaveLength(13);
  });
});
