import { beforeEach, describe, expect, it } from 'vitest';
import { ask, variantOf } from '../../tests/setup/storefront-client.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { products } from './catalogue/index.ts';
import { type Storefront, startStorefront } from './start.ts';

let storefront: Storefront;

beforeEach(async () => {
  storefront = await startStorefront({ port: 0, dataDir: temporaryFolder('storefront') });
  return () => storefront.close();
});

const shopName = '{ shop { name } }';

const post = (body: string) =>
  fetch(`${storefront.url}/api/2025-07/graphql.json`, { method: 'POST', body });

describe('the API', () => {
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

  const fields = `id title description handle tags
    priceRange { minVariantPrice { amount currencyCode } }
    options { name values }
    images(first: 5) { edges { node { url altText } } }
    variants(first: 10) { edges { node {
      id title price { amount currencyCode } availableForSale selectedOptions { name value }
    } } }`;

  it('answers the queries of the specification', async () => {
    const { body: list } = await ask(
      storefront,
      `query Products($first: Int! = 20) { products(first: $first) { edges { cursor node { ${fields} } } } }`,
      { first: 50 },
    );
    expect(list.data.products.edges).toHaveLength(50);
    const [{ node }] = list.data.products.edges;
    for (const by of ['product', 'productByHandle']) {
      const { body } = await ask(
        storefront,
        `query Product($handle: String!) { one: ${by}(handle: $handle) { ${fields} } }`,
        { handle: node.handle },
      );
      expect(body).toEqual({ data: { one: node } });
      expect(body.data.one.options[0].values).toEqual(
        products[0]?.options[0] && [...products[0].options[0].values],
      );
    }
    const mutation = `mutation Create($input: CartInput) { cartCreate(input: $input) {
      cart {
        id checkoutUrl totalQuantity cost { totalAmount { amount currencyCode } }
        lines(first: 100) { edges { node { id quantity merchandise {
          ... on ProductVariant { id title product { title handle } }
        } } } }
      }
      userErrors { field message }
    } }`;
    const lines = [{ quantity: 1, merchandiseId: variantOf('latido-granada') }];
    const { body } = await ask(storefront, mutation, { input: { lines } });
    const { cart, userErrors } = body.data.cartCreate;
    expect([cart.totalQuantity, userErrors]).toEqual([1, []]);
    expect(cart.lines.edges[0].node.merchandise.product.handle).toBe('latido-granada');
  });

  it('cuts a description where it is asked to', async () => {
    const query =
      '{ product(handle: "latido-granada") { description whole: description(truncateAt: 9000) short: description(truncateAt: 40) } }';
    const { body } = await ask(storefront, query);
    const { description, whole, short } = body.data.product;
    expect([whole, short]).toEqual([description, `${description.slice(0, 37)}...`]);
  });

  it.each([
    ['{ shop { paymentSettings { currencyCode } } }', 'Shop.paymentSettings'],
    ['{ product(handle: "latido-granada") { media(first: 1) { nodes { id } } } }', 'Product.media'],
    [
      '{ product(handle: "latido-granada") { images(last: 1) { nodes { url } } } }',
      'Product.images',
    ],
    ['{ node(id: "gid://shopify/Page/1") { id } }', 'Node gid://shopify/Page/1'],
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
});
