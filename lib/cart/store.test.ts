import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCartLine } from '@/tests/fixtures/product';
import { type CartState, emptyCart, withLine } from './lines';

const line = aCartLine();
const add = (cart: CartState) => ({ ...cart, items: withLine(cart.items, line) });
const key = 'shopify-cart';

let storage: Map<string, string>;
let [isFull, isForbidden] = [false, false];
let tab: Awaited<ReturnType<typeof openTab>>;
let window: EventTarget;

/** Each import simulates a tab; all tabs share the storage. */
async function openTab() {
  vi.resetModules();
  return import('./store');
}

beforeEach(async () => {
  [storage, isFull, isForbidden, window] = [new Map(), false, false, new EventTarget()];
  vi.stubGlobal('localStorage', {
    getItem(name: string) {
      if (isForbidden) throw new DOMException('denied', 'SecurityError');
      return storage.get(name) ?? null;
    },
    setItem(name: string, value: string) {
      if (isForbidden) throw new DOMException('denied', 'SecurityError');
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.set(name, value);
    },
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  tab = await openTab();
});

it('stores the format of the observed application', () => {
  expect(tab.changeCart(add)).toBe(true);
  const state = { items: [line], cartId: null, checkoutUrl: null };
  expect(JSON.parse(storage.get(key) ?? '')).toEqual({ state, version: 0 });
});

it('forgets the checkout of a cart that was emptied', () => {
  tab.changeCart((cart) => ({ ...add(cart), cartId: 'one', checkoutUrl: 'https://shop' }));
  tab.changeCart((cart) => ({ ...cart, items: [] }));
  expect(tab.readCart()).toEqual(emptyCart);
});

it('returns the same object until something changes, and an empty cart on the server', () => {
  tab.changeCart(add);
  expect(tab.readCart()).toBe(tab.readCart());
  expect(tab.readEmptyCart()).toBe(tab.readEmptyCart());
  expect(tab.readEmptyCart()).toEqual(emptyCart);
});

describe('the count', () => {
  const stored = (...changes: object[]) =>
    JSON.stringify({
      state: { items: changes.map((change, at) => ({ ...line, variantId: `${at}`, ...change })) },
    });

  it.each([
    ['what is stored', stored({ quantity: 2 }, {}), 3],
    ['what the drawer shows', stored({ quantity: 2.7 }, { quantity: 1e4 }, { price: null }), 1001],
    ['nothing', null, 0],
    ['nonsense', '{"state":', 0],
    ['no list', '{"state":{"items":{"a":1}}}', 0],
    ['no numbers', stored({ quantity: 'x' }, { quantity: null }), 0],
    ['less than nothing', stored({ quantity: -4 }), 0],
  ])('is that of %s', async (_name, text, expected) => {
    if (text) storage.set(key, text);
    expect((await openTab()).readCount()).toBe(expected);
  });

  it('is zero without storage', async () => {
    isForbidden = true;
    expect((await openTab()).readCount()).toBe(0);
  });

  it('includes unsaved lines', () => {
    isFull = true;
    tab.changeCart(add);
    expect(tab.readCount()).toBe(1);
    storage.set(key, '{"state":{"items":[{"quantity":7}]}}');
    expect(tab.readCount()).toBe(1);
  });
});

describe('several tabs', () => {
  it('add to the same cart', async () => {
    const other = await openTab();
    tab.changeCart(add);
    other.changeCart(add);
    tab.changeCart(add);
    expect(other.readCart().items[0]?.quantity).toBe(3);
  });

  it.each(['storage', 'pageshow'])('are notified by %s', (event) => {
    const changed = vi.fn();
    const stop = tab.watchCart(changed);
    window.dispatchEvent(new Event(event));
    expect(changed).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new Event(event));
    expect(changed).toHaveBeenCalledOnce();
  });
});

it('replaces an unreadable cart by a new one', () => {
  storage.set(key, '{"state":{"items":[{"produc');
  expect(tab.readCart()).toEqual(emptyCart);
  tab.changeCart(add);
  expect(JSON.parse(storage.get(key) ?? '').state.items).toHaveLength(1);
});

describe('a storage that refuses writes', () => {
  it('keeps the cart in memory, reports that it is not saved, and is used again later', () => {
    tab.changeCart(add);
    isFull = true;
    for (const quantity of [2, 3]) {
      expect(tab.changeCart(add)).toBe(false);
      expect(tab.isCartSaved()).toBe(false);
      expect(tab.readCart().items[0]?.quantity).toBe(quantity);
    }
    isFull = false;
    expect(tab.changeCart(add)).toBe(true);
    expect(JSON.parse(storage.get(key) ?? '').state.items[0].quantity).toBe(4);
  });

  it('may be forbidden, and the cart stays in memory', () => {
    isForbidden = true;
    expect(tab.readCart()).toEqual(emptyCart);
    expect(tab.changeCart(add)).toBe(false);
    expect(tab.readCart().items).toHaveLength(1);
  });
});
