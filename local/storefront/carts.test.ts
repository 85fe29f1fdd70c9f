import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('carts', () => {
  it('have one line per variant', async () => {
    const line = { merchandiseId: variantOf('la-alarife'), quantity: 1 };
    const { cart, userErrors } = await createCart(storefront, [line, line]);
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

  it('refuse too many lines and unknown merchandise, without any change', async () => {
    const line = { merchandiseId: variantOf('la-alarife'), quantity: 1 };
    const full = await createCart(
      storefront,
      Array.from({ length: 101 }, () => line),
    );
    expect(full).toMatchObject({
      cart: null,
      userErrors: [{ code: 'CART_TOO_LARGE', field: ['input', 'lines'] }],
    });
    expect(
      (
        await createCart(
          storefront,
          Array.from({ length: 100 }, () => line),
        )
      ).userErrors,
    ).toEqual([]);
    const unknown = await createCart(storefront, [
      { merchandiseId: 'gid://shopify/ProductVariant/1' },
    ]);
    expect(unknown.userErrors).toMatchObject([
      { code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId'] },
    ]);
    const none = await createCart(storefront, [{ ...line, quantity: 0 }]);
    expect(none.userErrors).toMatchObject([
      { code: 'INVALID', field: ['input', 'lines', '0', 'quantity'] },
    ]);
  });

  it('survive a restart, and an unreadable file is set aside', async () => {
    const { cart } = await createCart(storefront, [
      { merchandiseId: variantOf('la-alarife'), quantity: 1 },
    ]);
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
