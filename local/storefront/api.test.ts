import { beforeEach, expect, it } from 'vitest';
import { ask } from '../../tests/setup/storefront-client.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { type Storefront, startStorefront } from './start.ts';

let storefront: Storefront;

beforeEach(async () => {
  storefront = await startStorefront({ port: 0, dataDir: temporaryFolder('storefront') });
  return () => storefront.close();
});

const shopName = '{ shop { name } }';

const post = (body: string) =>
  fetch(`${storefront.url}/api/2025-07/graphql.json`, { method: 'POST', body });

it.each(['2025-07', '2020-01', '2031-04', 'unstable'])(
  'answers version %s as its own',
  async (version) => {
    const { response, body } = await ask(storefront, shopName, {}, version);
    expect(response.headers.get('x-shopify-api-version')).toBe('2025-07');
    expect(body).toEqual({ data: { shop: { name: 'Ediciones Dauro' } } });
  },
);

it('refuses an invalid version, a body that is no query, and a request without a token', async () => {
  expect((await ask(storefront, shopName, {}, 'latest')).response.status).toBe(404);
  expect((await post('{')).status).toBe(400);
  expect((await post(JSON.stringify({ query: shopName }))).status).toBe(401);
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
