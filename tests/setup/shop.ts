import { expect, type Page } from '@playwright/test';
import { need } from './backend.ts';

/** The book of most tests: its first variant is in stock and costs 21,90 EUR. */
export const book = { handle: 'la-alarife', title: 'La alarife', price: '21,90\u00a0EUR' };
/** A sold-out book. */
export const soldOutBook = { handle: 'la-sed-del-agrimensor', title: 'La sed del agrimensor' };

/** Makes the embedded shop fail (for this many requests), or work again with `ok`; resets its counts. */
export async function setShopFault(mode: string, times?: number): Promise<void> {
  const answer = await fetch(`${need('SHOPIFY_STORE_DOMAIN')}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, times }),
  });
  if (!answer.ok) throw new Error(`No fault could be set: ${answer.status}`);
}

/** The number of requests of an operation since the last fault was set. */
export async function askedShop(operation: string): Promise<number> {
  const { requests } = await (await fetch(`${need('SHOPIFY_STORE_DOMAIN')}/__faults`)).json();
  return requests[operation] ?? 0;
}

/** The ids of a book's first variant at the shop. */
export async function firstVariantOf(handle: string): Promise<string> {
  const answer = await fetch(`${need('SHOPIFY_STORE_DOMAIN')}/api/2025-07/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': need('SHOPIFY_STOREFRONT_TOKEN'),
    },
    body: JSON.stringify({
      query: 'query ($h: String!) { product(handle: $h) { variants(first: 1) { nodes { id } } } }',
      variables: { h: handle },
    }),
  });
  const { data } = await answer.json();
  return data.product.variants.nodes[0].id;
}

const storageKey = 'shopify-cart';

export const storedCart = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), storageKey);

/** One line as it is stored; `change` overrides its values. */
export const storedLine = (variantId: string, change: object = {}) => ({
  product: { id: 'gid://shopify/Product/1', handle: book.handle, title: book.title, images: [] },
  variantId,
  variantTitle: '',
  price: { amount: '21.90', currencyCode: 'EUR' },
  quantity: 1,
  selectedOptions: [],
  ...change,
});

/** Writes to the storage before any page of this browser reads it; only once, so that pages may change it. */
const storeCart = (page: Page, text: string) =>
  page.context().addInitScript(
    ([key, value, home]) => {
      // The payment page forbids storage, and a tab without a page has none.
      if (location.origin !== home || sessionStorage.getItem('cart-was-put')) return;
      sessionStorage.setItem('cart-was-put', 'yes');
      localStorage.setItem(key, value);
    },
    [storageKey, text, need('SITE_URL')] as const,
  );

export const storeLines = (page: Page, ...items: object[]) =>
  storeCart(
    page,
    JSON.stringify({ state: { items, cartId: null, checkoutUrl: null }, version: 0 }),
  );

export const cartButton = (page: Page) => page.getByRole('button', { name: /^Carrito/ });

/** Adds the book of a product page to the cart. */
export async function addFrom(page: Page, handle: string): Promise<void> {
  await page.goto(`/producto/${handle}`);
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(page.getByText('Producto agregado al carrito').first()).toBeVisible();
}

/** Waits for the property that React sets on hydrated elements. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form[action="/tienda/pagar"]');
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

export async function openCart(page: Page) {
  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' });
  await expect(drawer).toBeVisible();
  return drawer;
}
