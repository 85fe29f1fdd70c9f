import { readFile, writeFile } from 'node:fs/promises';
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

  it('take a hundred lines', async () => {
    const lines = Array.from({ length: 100 }, () => alarife);
    expect((await createCart(storefront, lines)).userErrors).toEqual([]);
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
