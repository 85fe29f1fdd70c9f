import type { ServerResponse } from 'node:http';
import type { CartStore } from '../cart/store.ts';
import { checkoutPage, unknownCartPage } from './checkout-page.ts';
import { send } from './respond.ts';

export const checkoutPath = /^\/cart\/c\/([\w-]+)$/;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The page that replaces Shopify's checkout. Without the cart's key it shows none of its content. */
export function answerCheckout(
  carts: CartStore,
  token: string,
  address: URL,
  response: ServerResponse,
): void {
  const cart = carts.find(token, address.searchParams.get('key') ?? '');
  const type = 'text/html; charset=utf-8';
  if (cart) send(response, 200, checkoutPage(cart), type, headers);
  else send(response, 404, unknownCartPage(), type, headers);
}
