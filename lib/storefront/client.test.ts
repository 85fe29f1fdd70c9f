import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { embeddedStorefront } from '@/tests/setup/embedded-storefront';
import { createStorefrontClient, dataOf, retryAfterOf, StorefrontError } from './client';
import { cartCreateOperation, productsOperation } from './operations.gen';

const storefront = await embeddedStorefront();
const { token } = storefront;
const caching = { tags: ['products'], revalidate: 300 };
const config = {
  origin: storefront.url,
  token,
  privateToken: undefined,
  apiVersion: '2025-07',
  deadlineMs: 1_500,
};
const client = createStorefrontClient(config);

afterAll(() => storefront.close());
beforeEach(() => storefront.setFault('ok'));

const read = (by = client) => by.read(productsOperation, { first: 1 }, { caching });
const write = () => client.write(cartCreateOperation, { input: { lines: [] } });
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('every fault of the shop', () => {
  type Row = [string, RegExp, reads: number];
  it.each<Row>([
    ['402', /plan must be upgraded/, 1],
    ['429', /^HTTP error 429$/, 2],
    ['500', /^HTTP error 500$/, 2],
    ['503', /^HTTP error 503$/, 2],
    ['graphql-error', /^Error calling Shopify: Internal error/, 2],
    ['throttled', /^Error calling Shopify: Throttled$/, 2],
    ['malformed', /not GraphQL/, 2],
    ['html', /not GraphQL/, 2],
    ['refused', /could not be reached/, 2],
    ['timeout', /within 1500 ms/, 1],
  ])('%s: reads are tried as often as it helps, mutations once', async (mode, text, reads) => {
    await storefront.setFault(mode);
    for (const error of await Promise.all([errorOf(read()), errorOf(write())])) {
      expect(error).toBeInstanceOf(StorefrontError);
      expect(error).toHaveProperty('message', expect.stringMatching(text));
    }
    expect(await storefront.asked('Products')).toBe(reads);
    expect(await storefront.asked('CartCreate')).toBe(1);
  });
});

it('retries after a temporary fault', async () => {
  await storefront.setFault('500', 1);
  await expect(read()).resolves.toHaveProperty('products.nodes.length', 1);
  expect(await storefront.asked('Products')).toBe(2);
});

it('does not wait for a retry past the deadline', async () => {
  await storefront.setFault('429');
  const error = await errorOf(read(createStorefrontClient({ ...config, deadlineMs: 900 })));
  expect(error).toMatchObject({ message: 'HTTP error 429', retryAfter: 1_000 });
  expect(await storefront.asked('Products')).toBe(1);
});

it('throws the status of a refused token', async () => {
  const stranger = createStorefrontClient({ ...config, token: 'wrong' });
  await expect(read(stranger)).rejects.toThrow(/^HTTP error 401$/);
});

it('does not retry an invalid query', async () => {
  const text = 'query Wrong { products(first: 1) { nodes { nope } } }';
  const wrong = client.read({ ...productsOperation, text }, { first: 1 }, { caching });
  await expect(wrong).rejects.toThrow('"nope"');
  expect(await storefront.asked('Wrong')).toBe(1);
});

it('warns once when the shop answers with another version', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const dated = createStorefrontClient({ ...config, apiVersion: '2024-01' });
  await read(dated);
  await read(dated);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/2025-07 instead of 2024-01/));
});

it('passes the tags of a read to Next, and caches no mutation', async () => {
  const spy = vi.spyOn(globalThis, 'fetch');
  await read();
  await write();
  const [first, second] = spy.mock.calls.map(([, init]) => init);
  expect(first).toMatchObject({ next: caching });
  expect(second).toMatchObject({ cache: 'no-store' });
  expect(second).not.toHaveProperty('next');
});

it('retries under another cache key, because Next would return the cached failure', async () => {
  await storefront.setFault('malformed', 1);
  const windows = (await headersOf(read)).map((headers) => headers['x-retry-window']);
  expect(windows).toEqual([undefined, expect.stringMatching(/^\d+$/)]);
});

/** The headers of the requests that are sent meanwhile. */
async function headersOf(ask: () => Promise<unknown>) {
  const spy = vi.spyOn(globalThis, 'fetch');
  await ask();
  return spy.mock.calls.map(([, init]) => Object.fromEntries(new Headers(init?.headers)));
}

describe('the token', () => {
  const live = { caching: 'live', buyer: '203.0.113.7' } as const;
  const { buyer } = live;
  const trusted = createStorefrontClient({ ...config, token: 'wrong', privateToken: token });

  it('is the public one without a private one, and names no buyer', async () => {
    const [sent] = await headersOf(() => client.read(productsOperation, { first: 1 }, live));
    expect(sent).toMatchObject({ 'x-shopify-storefront-access-token': token });
    expect(sent).not.toHaveProperty('shopify-storefront-private-token');
    expect(sent).not.toHaveProperty('shopify-storefront-buyer-ip');
  });

  it('is the private one if there is one, with the buyer of the request', async () => {
    const requests = await headersOf(async () => {
      await trusted.read(productsOperation, { first: 1 }, live);
      await read(trusted);
      await trusted.write(cartCreateOperation, { input: { lines: [] } }, { buyer });
    });
    for (const sent of requests) {
      expect(sent).toMatchObject({ 'shopify-storefront-private-token': token });
      expect(sent).not.toHaveProperty('x-shopify-storefront-access-token');
    }
    const buyers = requests.map((sent) => sent['shopify-storefront-buyer-ip']);
    expect(buyers).toEqual([buyer, undefined, buyer]);
  });

  it('is sent with the retry, too', async () => {
    await storefront.setFault('500', 1);
    const sent = await headersOf(() => trusted.read(productsOperation, { first: 1 }, live));
    expect(sent.map((headers) => headers['shopify-storefront-buyer-ip'])).toEqual([buyer, buyer]);
  });
});

const answer = (body: unknown) => dataOf(new Response(JSON.stringify(body)));

describe('an answer with status 200', () => {
  it('returns its data', async () => {
    await expect(answer({ data: { shop: null } })).resolves.toEqual({ shop: null });
    await expect(answer({ data: { shop: null }, errors: [] })).resolves.toEqual({ shop: null });
  });

  it.each([
    ['a bare string', 'Unavailable Shop', 'Error calling Shopify: Unavailable Shop'],
    ['several', [{ message: 'a' }, { message: 'b' }], 'Error calling Shopify: a, b'],
    ['strings', ['a', 'b'], 'Error calling Shopify: a, b'],
    ['nonsense', [null, { message: 7 }], 'Error calling Shopify: unknown error, unknown error'],
    ['an object', { message: 'a' }, 'Error calling Shopify: a'],
  ])('throws %s for errors, with or without data', async (_name, errors, message) => {
    await expect(answer({ data: { shop: {} }, errors })).rejects.toThrow(message);
  });

  it.each([[null], [[]], ['data'], [{}], [{ data: null }], [{ data: [] }], [7]])(
    'is malformed as %j',
    (body) => expect(answer(body)).rejects.toThrow('not GraphQL'),
  );
});

describe('Retry-After', () => {
  it.each([
    ['2', 2_000],
    ['0', 0],
    ['soon', null],
    ['', null],
  ])('%j is %s ms', (value, expected) => {
    expect(retryAfterOf(new Headers({ 'retry-after': value }))).toBe(expected);
  });

  it('may be a date', () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    expect(retryAfterOf(new Headers({ 'retry-after': date }))).toBeGreaterThan(50_000);
  });
});
