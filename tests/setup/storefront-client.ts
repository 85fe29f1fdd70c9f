import { products } from '../../local/storefront/catalogue/index.ts';
import type { Storefront } from '../../local/storefront/start.ts';

/** Requests to the embedded shop in the application's way, for its tests. */
export async function ask(
  { url, token }: Storefront,
  query: string,
  variables: object = {},
  version = '2025-07',
) {
  const response = await fetch(`${url}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': token },
    body: JSON.stringify({ query, variables }),
  });
  return { response, body: await response.json() };
}

const cartPayload = `{
  cart { id checkoutUrl totalQuantity cost { totalAmount { amount } } lines(first: 250) { nodes { quantity } } }
  userErrors { code field message }
}`;

export async function createCart(storefront: Storefront, lines: object[]) {
  const mutation = `mutation Create($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) ${cartPayload} }`;
  return (await ask(storefront, mutation, { lines })).body.data.cartCreate;
}

/** The id of a book's first variant. */
export function variantOf(handle: string): string {
  const found = products.find(({ book }) => book.handle === handle)?.variants[0];
  if (!found) throw new Error(`no book ${handle}`);
  return found.id;
}
