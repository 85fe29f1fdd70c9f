import { describe, expect, it } from 'vitest';
import { aCartLine } from '@/tests/fixtures/product';
import {
  countOf,
  emptyCart,
  maxQuantity,
  parseCart,
  totalOf,
  withLine,
  withQuantity,
} from './lines';

const line = (variantId: string, amount = '18.00', quantity = 1, currencyCode = 'EUR') =>
  aCartLine({ variantId, quantity, price: { amount, currencyCode } });

it('adding appends another variant and increases the same one, up to a limit', () => {
  const one = withLine([], line('a'));
  expect(withLine(withLine(one, line('b')), line('a'))).toEqual([line('a', '18.00', 2), line('b')]);
  expect(one).toEqual([line('a')]);
  expect(withLine([line('a', '1', maxQuantity)], line('a'))[0]?.quantity).toBe(maxQuantity);
});

it('another copy of a book that was renamed brings its title, address and cover, and the price stays to be compared', () => {
  const product = { id: 'p', handle: 'nuevo', title: 'Nuevo', images: [] };
  const added = { ...line('a', '20.00'), product, variantTitle: 'Tapa dura' };
  expect(withLine([line('a'), line('b')], added)).toEqual([
    { ...line('a', '18.00', 2), product, variantTitle: 'Tapa dura' },
    line('b'),
  ]);
});

it.each([
  ['a', 7, [line('a', '18.00', 7), line('b')]],
  ['a', 0, [line('b')]],
  ['a', -1, [line('b')]],
  ['missing', 7, [line('a'), line('b')]],
])('the quantity of %s becomes %i', (variant, quantity, lines) => {
  expect(withQuantity([line('a'), line('b')], variant, quantity)).toEqual(lines);
});

it("the total is the sum of price times quantity, to the cent, in the first line's currency", () => {
  const lines = [line('a', '0.10', 3), line('b', '19.99', 2), line('c', '1.1', 1)];
  expect(totalOf(lines)).toEqual({ amount: '41.38', currencyCode: 'EUR' });
  expect(countOf(lines)).toBe(6);
  expect(totalOf([line('a', '1', 1, 'USD'), line('b')])?.currencyCode).toBe('USD');
  expect(totalOf([])).toBeNull();
});

describe('a stored cart', () => {
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

  it('is read in its own format', () => {
    const state = {
      items: [stored],
      cartId: 'gid://shopify/Cart/1?key=2',
      checkoutUrl: 'https://tienda.example/cart/c/1?key=2',
    };
    expect(parseCart(JSON.stringify({ state, version: 0 }))).toEqual(state);
  });

  it("is read in the format of the observed application, with the shop's nodes", () => {
    const { images, ...product } = stored.product;
    const edges = [{ node: images[0] }, { node: { url: 'https://cdn.shopify.com/b.webp' } }];
    const node = { ...product, description: 'Una novela.', images: { edges } };
    const old = { ...stored, product: { node }, variantTitle: 'Default Title' };
    expect(cart(old).items).toEqual([{ ...stored, variantTitle: '' }]);
  });

  const noJson = [null, '', '{', '['.repeat(50_000)];
  const noState = ['null', '7', '"texto"', '[]', '{}', '{"state":null}'];
  const noItems = ['{}', '"libros"', '[null,7,"x",[],{}]'].map(
    (items) => `{"state":{"items":${items}}}`,
  );

  it.each([...noJson, ...noState, '{"__proto__":{"state":{}}}', ...noItems])(
    'is empty when it reads %.40s',
    (text) => expect(parseCart(text)).toEqual(emptyCart),
  );

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
  ])('loses a line with %s, and keeps the others', (_name, change) => {
    const good = { ...stored, variantId: 'gid://shopify/ProductVariant/2' };
    expect(cart({ ...stored, ...change }, good).items).toEqual([good]);
  });

  it('has duplicate lines merged, and quantities capped', () => {
    expect(cart(stored, stored).items).toEqual([{ ...stored, quantity: 4 }]);
    expect(cart({ ...stored, quantity: '1e400' }).items[0]?.quantity).toBe(999);
  });

  it.each(['javascript:alert(1)', 'http://', '/relative.webp'])('has no picture at %s', (url) => {
    const product = { ...stored.product, images: [{ url, altText: '' }] };
    expect(cart({ ...stored, product }).items[0]?.product.images).toEqual([]);
  });
});
