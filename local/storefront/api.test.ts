import { beforeEach, expect, it } from 'vitest';
import { ask } from '../../tests/setup/storefront-client.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { type Storefront, startStorefront } from './start.ts';

let storefront: Storefront;

beforeEach(async () => {
  storefront = await startStorefront({ port: 0, dataDir: temporaryFolder('storefront') });
  return () => storefront.close();
});

it.each(['', '(first: 251)', '(last: 2)', '(first: 2, after: "nonsense")'])(
  'refuses products%s',
  async (args) => {
    const { body } = await ask(storefront, `{ products${args} { nodes { id } } }`);
    expect(body.errors).toHaveLength(1);
  },
);

it.each([
  ['{ shop { paymentSettings { currencyCode } } }', 'Shop.paymentSettings'],
  ['{ nodes(ids: ["gid://shopify/Page/1"]) { id } }', 'Node gid://shopify/Page/1'],
  ['mutation { cartCreate(input: { note: "x" }) { cart { id } } }', 'CartInput.note'],
  ['{ search(first: 1, query: "x") { totalCount } }', 'QueryRoot.search'],
  // Arguments that the application does not use.
  ['{ products(first: 1, query: "tag:granada") { nodes { id } } }', 'QueryRoot.products'],
  ['{ products(first: 1, reverse: true) { nodes { id } } }', 'QueryRoot.products'],
  ['{ products(first: 1, sortKey: TITLE) { nodes { id } } }', 'QueryRoot.products'],
])('names what it does not answer in %s', async (query, place) => {
  const { body } = await ask(storefront, query);
  expect(body.errors[0].message).toBe(`NOT_IMPLEMENTED ${place}`);
});
