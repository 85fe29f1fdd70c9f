import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmbeddedStorefront, embeddedStorefront } from '@/tests/setup/embedded-storefront';
import type { createCheckout as CreateCheckout } from './checkout';
import type {
  getAllProducts as GetAll,
  getProduct as GetOne,
  getProducts as GetPage,
} from './products';

let storefront: EmbeddedStorefront;
let getProducts: typeof GetPage;
let getAllProducts: typeof GetAll;
let getProduct: typeof GetOne;
let createCheckout: typeof CreateCheckout;

beforeAll(async () => {
  storefront = await embeddedStorefront();
  const { url: origin, token } = storefront;
  vi.doMock('./config', () => ({
    storefrontConfig: { origin, token, apiVersion: '2025-07', deadlineMs: 5_000 },
  }));
  ({ getProducts, getAllProducts, getProduct } = await import('./products'));
  ({ createCheckout } = await import('./checkout'));
});

afterAll(async () => {
  vi.doUnmock('./config');
  await storefront.close();
});

beforeEach(() => storefront.setFault('ok'));

describe('products', () => {
  it('come in pages of fifty', async () => {
    const first = await getProducts();
    expect(first.products).toHaveLength(50);
    expect(first.hasNextPage).toBe(true);
    const second = await getProducts({ after: first.endCursor });
    expect(second.hasNextPage).toBe(false);
    const all = [...first.products, ...second.products].map((product) => product.handle);
    expect(new Set(all).size).toBe(all.length);
    expect((await getAllProducts()).map((product) => product.handle)).toEqual(all);
  });

  it('are plain objects with their data sheet', async () => {
    const product = await getProduct('una-voz-para-dos-tierras');
    expect(product).toMatchObject({
      title: 'Una voz para dos tierras',
      price: { amount: '9.99', currencyCode: 'EUR' },
      options: [{ name: 'Formato', values: ['Rústica', 'Tapa dura', 'Digital'] }],
      availableForSale: true,
      book: {
        author: 'Leandro Quesada Mir',
        pages: 560,
        binding: 'Rústica con solapas',
        series: 'El Carmen',
      },
    });
    expect(product?.images).toHaveLength(5);
    expect(product?.paragraphs).toHaveLength(2);
    expect(structuredClone(product)).toEqual(product);
  });

  it('have at most ten variants, and no option when there is only one variant', async () => {
    const album = await getProduct('la-pajarita-que-no-cabia-en-el-azulejo');
    expect(album?.variants).toHaveLength(10);
    const plain = await getProduct('nombre-de-isla');
    expect(plain).toMatchObject({ options: [], variants: [{ title: '', selectedOptions: [] }] });
  });

  it('that do not exist are null, and invalid handles are not requested', async () => {
    await expect(getProduct('no-existe')).resolves.toBeNull();
    const spy = vi.spyOn(globalThis, 'fetch');
    for (const handle of ['', '../etc', 'a b', 'x'.repeat(500)]) {
      await expect(getProduct(handle)).resolves.toBeNull();
    }
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });
});

describe('checkout', () => {
  const variantOf = async (handle: string, index = 0) => {
    const variant = (await getProduct(handle))?.variants[index];
    if (!variant) throw new Error(`no variant ${index} of ${handle}`);
    return variant.id;
  };

  it('leads to the page that shows the cart', async () => {
    const variantId = await variantOf('la-alarife');
    const checkout = await createCheckout([{ variantId, quantity: 2 }]);
    expect(checkout).toMatchObject({
      totalQuantity: 2,
      total: { amount: '43.80', currencyCode: 'EUR' },
      lines: [{ variantId, quantity: 2, price: { amount: '21.90' } }],
    });
    const address = new URL(checkout.checkoutUrl);
    expect([...address.searchParams.keys()]).toEqual(['key', 'channel']);
    expect(address.searchParams.get('channel')).toBe('online_store');
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/La alarife.*2.*43,80/s);
  });

  it('returns the lines that cannot be sent', async () => {
    const variantId = await variantOf('la-sed-del-agrimensor');
    const checkout = await createCheckout([{ variantId, quantity: 1 }]);
    expect(checkout).toMatchObject({ totalQuantity: 0, lines: [{ variantId, quantity: 0 }] });
  });

  it.each([
    ['user-error', /^Cart creation failed: The merchandise with id/],
    ['no-checkout-url', /^No checkout URL returned$/],
  ])('%s is an error', async (mode, message) => {
    const variantId = await variantOf('la-alarife');
    await storefront.setFault(mode);
    await expect(createCheckout([{ variantId, quantity: 1 }])).rejects.toThrow(message);
  });

  it('throws when the shop refuses the cart', async () => {
    const line = { variantId: await variantOf('la-alarife'), quantity: 1 };
    const many = Array.from({ length: 101 }, () => line);
    await expect(createCheckout(many)).rejects.toThrow(/more than 100 lines/);
    const unknown = { variantId: 'gid://shopify/ProductVariant/1', quantity: 1 };
    await expect(createCheckout([unknown])).rejects.toThrow(/does not exist/);
  });
});
