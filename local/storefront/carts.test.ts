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
const soldOut = { merchandiseId: variantOf('la-sed-del-agrimensor'), quantity: 1 };

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

  it('survive a restart, and an unreadable file is set aside', async () => {
    const { cart } = await createCart(storefront, [alarife, soldOut]);
    await storefront.close();
    storefront = await startStorefront({ port: 0, dataDir });
    // Each start takes another port.
    const open = (address: string) => {
      const { pathname, search } = new URL(address);
      return fetch(`${storefront.url}${pathname}${search}`);
    };
    const page = await open(cart.checkoutUrl);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toMatch(/La alarife.*Agrimensor.*Agotado.*Total.*21,90\s€/is);
    expect((await open(cart.checkoutUrl.replace(/key=.*/, 'key=0'))).status).toBe(404);

    await storefront.close();
    const file = join(dataDir, 'storefront/carts.json');
    await writeFile(file, '[{"token":');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storefront = await startStorefront({ port: 0, dataDir });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect((await open(cart.checkoutUrl)).status).toBe(404);
    expect(await readFile(`${file}.unreadable`, 'utf8')).toBe('[{"token":');
  });
});

it('the shop serves the pictures of the catalogue and no other file', async () => {
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
