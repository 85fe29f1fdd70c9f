import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, cartPayload, createCart, variantOf } from '../../tests/setup/storefront-client.ts';
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
  it('add, change and return lines', async () => {
    const { cart, userErrors } = await createCart(storefront, [
      { merchandiseId: variantOf('la-alarife'), quantity: 2 },
    ]);
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({ totalQuantity: 2, cost: { totalAmount: { amount: '43.8' } } });
    const change = (field: string, args: string, variables: object) =>
      ask(storefront, `mutation Change($id: ID!, ${args}) { ${field} ${cartPayload} }`, {
        id: cart.id,
        ...variables,
      }).then(({ body }) => body.data[field.slice(0, field.indexOf('('))]);
    const [line] = cart.lines.nodes;
    const same = [{ merchandiseId: variantOf('la-alarife'), quantity: 1 }];
    const added = await change(
      'cartLinesAdd(cartId: $id, lines: $lines)',
      '$lines: [CartLineInput!]!',
      { lines: same },
    );
    expect(added.cart.lines.nodes).toEqual([{ id: line.id, quantity: 3 }]);
    const update = [{ id: line.id, quantity: 1 }];
    const updated = await change(
      'cartLinesUpdate(cartId: $id, lines: $lines)',
      '$lines: [CartLineUpdateInput!]!',
      { lines: update },
    );
    expect(updated.cart.totalQuantity).toBe(1);
    const remove = 'cartLinesRemove(cartId: $id, lineIds: $ids)';
    const removed = await change(remove, '$ids: [ID!]!', { ids: [line.id] });
    expect(removed.cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [] } });
    const twice = await change(remove, '$ids: [ID!]!', { ids: [line.id] });
    expect(twice).toMatchObject({ cart: null, userErrors: [{ code: 'INVALID_MERCHANDISE_LINE' }] });
  });

  it('reduce lines to the stock, with a warning instead of userErrors', async () => {
    const sold = await createCart(storefront, [
      { merchandiseId: variantOf('la-sed-del-agrimensor'), quantity: 2 },
    ]);
    const [line] = sold.cart.lines.nodes;
    expect(sold).toMatchObject({
      userErrors: [],
      cart: { totalQuantity: 0, lines: { nodes: [{ quantity: 0 }] } },
    });
    expect(sold.warnings).toEqual([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: line.id }]);
    const scarce = await createCart(storefront, [
      { merchandiseId: variantOf('nombre-de-isla'), quantity: 500 },
    ]);
    expect(scarce.cart.totalQuantity).toBe(19);
    expect(scarce.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
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
    const question = 'query Cart($id: ID!) { cart(id: $id) { totalQuantity } }';
    expect((await ask(storefront, question, { id: cart.id })).body.data.cart).toEqual({
      totalQuantity: 1,
    });
    const stolen = cart.id.replace(/key=.*/, 'key=0');
    expect((await ask(storefront, question, { id: stolen })).body.data.cart).toBeNull();

    await storefront.close();
    const file = join(dataDir, 'storefront/carts.json');
    await writeFile(file, '[{"token":');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storefront = await startStorefront({ port: 0, dataDir });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect((await ask(storefront, question, { id: cart.id })).body.data.cart).toBeNull();
    expect(await readFile(`${file}.unreadable`, 'utf8')).toBe('[{"token":');
  });
});
