import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, variantOf } from '../../tests/setup/storefront-client.ts';
import { products } from './catalogue/index.ts';
import { type Storefront, startStorefront } from './start.ts';

let dataDir: string;
let storefront: Storefront;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  storefront = await startStorefront({ port: 0, dataDir });
});

afterEach(async () => {
  await storefront.close();
  await rm(dataDir, { recursive: true });
});

describe('the API', () => {
  it.each(['2025-07', '2020-01', '2031-04', 'unstable'])(
    'answers version %s as its own',
    async (version) => {
      const { response, body } = await ask(storefront, '{ shop { name } }', {}, version);
      expect(response.headers.get('x-shopify-api-version')).toBe('2025-07');
      expect(body).toEqual({ data: { shop: { name: 'Ediciones Dauro' } } });
    },
  );

  it('refuses an invalid version', async () => {
    expect((await ask(storefront, '{ shop { name } }', {}, 'latest')).response.status).toBe(404);
  });

  it('accepts the server token, too', async () => {
    const response = await fetch(`${storefront.url}/api/2025-07/graphql.json`, {
      method: 'POST',
      headers: { 'shopify-storefront-private-token': storefront.token },
      body: JSON.stringify({ query: '{ shop { name } }' }),
    });
    expect(response.status).toBe(200);
  });

  it.each([undefined, 'wrong'])('refuses the token %j', async (token) => {
    const response = await fetch(`${storefront.url}/api/2025-07/graphql.json`, {
      method: 'POST',
      headers: token ? { 'x-shopify-storefront-access-token': token } : {},
      body: JSON.stringify({ query: '{ shop { name } }' }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHORIZED' } }],
    });
  });

  it('refuses a body that is no query', async () => {
    const response = await fetch(`${storefront.url}/api/2025-07/graphql.json`, {
      method: 'POST',
      body: '{',
    });
    expect(response.status).toBe(400);
  });

  it('returns errors for unknown fields and fields without a value', async () => {
    const unknown = await ask(storefront, '{ products(first: 1) { nodes { nope } } }');
    expect(unknown.body.errors[0].message).toMatch(/nope/);
    const empty = await ask(storefront, '{ shop { paymentSettings { currencyCode } } }');
    expect(empty.body.errors[0].message).toBe('NOT_IMPLEMENTED Shop.paymentSettings');
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
    const { body } = await ask(
      storefront,
      `mutation Create($input: CartInput) { cartCreate(input: $input) {
        cart {
          id checkoutUrl totalQuantity cost { totalAmount { amount currencyCode } }
          lines(first: 100) { edges { node { id quantity merchandise {
            ... on ProductVariant { id title product { title handle } }
          } } } }
        }
        userErrors { field message }
      } }`,
      { input: { lines: [{ quantity: 1, merchandiseId: variantOf('latido-granada') }] } },
    );
    expect(body).toMatchObject({
      data: {
        cartCreate: {
          cart: {
            totalQuantity: 1,
            lines: {
              edges: [{ node: { merchandise: { product: { handle: 'latido-granada' } } } }],
            },
          },
          userErrors: [],
        },
      },
    });
  });

  it('cuts a description where it is asked to', async () => {
    const query =
      '{ product(handle: "latido-granada") { description whole: description(truncateAt: 9000) short: description(truncateAt: 40) } }';
    const { body } = await ask(storefront, query);
    const { description, whole, short } = body.data.product;
    expect([whole, short]).toEqual([description, `${description.slice(0, 37)}...`]);
  });

  it.each([
    ['{ product(handle: "latido-granada") { media(first: 1) { nodes { id } } } }', 'Product.media'],
    [
      '{ product(handle: "latido-granada") { images(last: 1) { nodes { url } } } }',
      'Product.images',
    ],
    ['{ node(id: "gid://shopify/Page/1") { id } }', 'Node gid://shopify/Page/1'],
    ['mutation { cartCreate(input: { note: "x" }) { cart { id } } }', 'CartInput.note'],
    ['{ search(first: 1, query: "x") { totalCount } }', 'QueryRoot.search'],
  ])('names what it does not answer in %s', async (query, place) => {
    const { body } = await ask(storefront, query);
    expect(body.errors[0].message).toBe(`NOT_IMPLEMENTED ${place}`);
  });

  it.each(['query: "tag:granada"', 'reverse: true', 'sortKey: TITLE'])(
    'refuses products with %s, which the application does not use',
    async (argument) => {
      const { body } = await ask(
        storefront,
        `{ products(first: 1, ${argument}) { nodes { id } } }`,
      );
      expect(body.errors[0].message).toBe('NOT_IMPLEMENTED QueryRoot.products');
    },
  );

  it('pages forwards', async () => {
    const page = (args: string) =>
      ask(
        storefront,
        `{ products(${args}) { nodes { id } pageInfo { endCursor hasNextPage } } }`,
      ).then(({ body }) => body.data.products);
    const first = await page('first: 3');
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await page(`first: 250, after: "${first.pageInfo.endCursor}"`);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect([...first.nodes, ...rest.nodes]).toEqual(products.map(({ id }) => ({ id })));
  });

  it('has no product for an unknown handle', async () => {
    const { body } = await ask(storefront, '{ product(handle: "nada") { id } }');
    expect(body.data.product).toBeNull();
  });
});
