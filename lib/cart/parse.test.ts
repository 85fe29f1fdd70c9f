import { describe, expect, it } from 'vitest';
import { emptyCart, parseCart } from './lines';

const stored = {
  product: {
    id: 'gid://shopify/Product/1',
    handle: 'la-alarife',
    title: 'La alarife',
    images: [{ url: 'https://cdn.shopify.com/a.webp', altText: 'Cubierta' }],
  },
  variantId: 'gid://shopify/ProductVariant/1',
  variantTitle: 'Tapa dura',
  price: { amount: '21.90', currencyCode: 'EUR' },
  quantity: 2,
  selectedOptions: [{ name: 'Formato', value: 'Tapa dura' }],
};
const cart = (...items: unknown[]) =>
  parseCart(JSON.stringify({ state: { items, cartId: null, checkoutUrl: null }, version: 0 }));

it('parses its own format', () => {
  const state = {
    items: [stored],
    cartId: 'gid://shopify/Cart/1?key=2',
    checkoutUrl: 'https://tienda.example/cart/c/1?key=2',
  };
  expect(parseCart(JSON.stringify({ state, version: 0 }))).toEqual(state);
});

it("parses the format of the observed application, with the shop's nodes", () => {
  const { images, ...product } = stored.product;
  const node = {
    ...product,
    description: 'Una novela.',
    images: { edges: [{ node: images[0] }, { node: { url: 'https://cdn.shopify.com/b.webp' } }] },
  };
  const old = { ...stored, product: { node }, variantTitle: 'Default Title' };
  expect(cart(old).items).toEqual([{ ...stored, variantTitle: '' }]);
});

describe('invalid stored values', () => {
  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['7'],
    ['"texto"'],
    ['[]'],
    ['{}'],
    ['{"state":null}'],
    ['{"state":{"items":{}}}'],
    ['{"state":{"items":"libros"}}'],
    ['{"state":{"items":[null,7,"x",[],{}]}}'],
    ['{"__proto__":{"state":{}}}'],
    [`${'['.repeat(50_000)}`],
  ])('%.40s gives an empty cart', (text) => {
    expect(parseCart(text)).toEqual(emptyCart);
  });

  it.each([
    ['no variant', { variantId: '' }],
    ['no product', { product: null }],
    ['no title', { product: { ...stored.product, title: 7 } }],
    ['no price', { price: null }],
    ['a negative price', { price: { amount: '-1', currencyCode: 'EUR' } }],
    ['a price in words', { price: { amount: 'veinte', currencyCode: 'EUR' } }],
    ['no currency', { price: { amount: '1.00', currencyCode: 'euros' } }],
    ['no quantity', { quantity: null }],
    ['less than one copy', { quantity: 0.5 }],
    ['a quantity in words', { quantity: 'dos' }],
  ])('a line with %s is dropped, and the others are kept', (_name, change) => {
    const good = { ...stored, variantId: 'gid://shopify/ProductVariant/2' };
    expect(cart({ ...stored, ...change }, good).items).toEqual([good]);
  });

  it('duplicate lines are merged, and quantities are capped', () => {
    expect(cart(stored, stored).items).toEqual([{ ...stored, quantity: 4 }]);
    expect(cart({ ...stored, quantity: '1e400' }).items[0]?.quantity).toBe(999);
  });

  it.each(['javascript:alert(1)', 'http://', '/relative.webp'])(
    'a picture at %s is left out',
    (url) => {
      const product = { ...stored.product, images: [{ url, altText: '' }] };
      expect(cart({ ...stored, product }).items[0]?.product.images).toEqual([]);
    },
  );
});
