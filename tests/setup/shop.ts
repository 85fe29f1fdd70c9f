import { expect, type Page } from '@playwright/test';
import { need } from './backend.ts';
import { askedOf, setFaultOf } from './embedded-storefront.ts';

/** The book of most tests: its first variant is in stock and costs 21,90 EUR. */
export const book = { handle: 'la-alarife', title: 'La alarife', price: '21,90\u00a0EUR' };
/** A sold-out book. */
export const soldOutBook = { handle: 'la-sed-del-agrimensor', title: 'La sed del agrimensor' };

export const setShopFault = (mode: string) => setFaultOf(need('SHOPIFY_STORE_DOMAIN'), mode);
export const askedShop = (operation: string) => askedOf(need('SHOPIFY_STORE_DOMAIN'), operation);

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

/** Opens the cart of a visitor who has put these lines into it. */
export async function openCartWith(page: Page, ...items: object[]) {
  await storeLines(page, ...items);
  await page.goto('/tienda');
  return openCart(page);
}
