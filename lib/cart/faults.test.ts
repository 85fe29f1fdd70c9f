import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartVariantsOperation } from '@/lib/storefront/operations.gen';
import { messages } from '@/messages/es';
import { type EmbeddedStorefront, embeddedStorefront } from '@/tests/setup/embedded-storefront';
import type {
  checkOut as CheckOut,
  checkVariants as CheckVariants,
  watchVariants as WatchVariants,
} from './check';
import type { CartProblem } from './lines';

// One log for all modules, including those that are imported again.
const log = vi.hoisted(() => ({ warn: () => undefined, error: () => undefined }));
vi.mock('@/lib/log/log', () => ({ log }));

const variantId = 'gid://shopify/ProductVariant/48400000000000';
const limit = vi.hoisted(() => ({ take: vi.fn() }));
vi.mock('@/lib/rate-limit/take', () => ({ takeRateLimit: limit.take }));
const buyer = '203.0.113.7';
vi.mock('@/lib/rate-limit/client-address', () => ({
  clientAddress: async () => 'uno',
  visitorAddress: async () => buyer,
}));

let storefront: EmbeddedStorefront;
let checkVariants: typeof CheckVariants;
let watchVariants: typeof WatchVariants;
let checkOut: typeof CheckOut;
let leadTo: (value: string | null) => Promise<string>;
let errors: ReturnType<typeof vi.spyOn>;

/** The server functions of the cart, using a shop at this address. */
async function doorsTo(origin: string) {
  vi.resetModules();
  vi.doMock('@/lib/env', async (original) => ({
    ...(await original<typeof import('@/lib/env')>()),
    env: {
      ...(await original<typeof import('@/lib/env')>()).env,
      SHOPIFY_STORE_DOMAIN: origin,
      SHOPIFY_STOREFRONT_TOKEN: 'the public one is not sent',
      SHOPIFY_PRIVATE_TOKEN: storefront.token,
    },
  }));
  const [check, checkout, address, { shop }] = await Promise.all([
    import('./check'),
    import('./check'),
    import('@/lib/storefront/checkout'),
    import('@/lib/storefront/client'),
  ]);
  /** The address that a visitor is redirected to, or the error. */
  const leadTo = (value: string | null) =>
    address.checkoutAddress(value, shop.deadline()).then(String, (error: Error) => error.message);
  return { ...check, checkOut: checkout.checkOut, leadTo };
}

beforeAll(async () => {
  storefront = await embeddedStorefront();
  ({ checkVariants, watchVariants, checkOut, leadTo } = await doorsTo(storefront.url));
});
afterAll(async () => {
  vi.doUnmock('@/lib/storefront/config');
  await storefront.close();
});
beforeEach(async () => {
  await storefront.setFault('ok');
  limit.take.mockReset().mockResolvedValue({ allowed: true, retryAfter: 0 });
  errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

const buy = () => checkOut({ lines: [{ variantId, quantity: 1 }] });
const logged = () => errors.mock.calls.map((call: unknown[]) => String(call.at(-1))).join('\n');

describe('messages to the visitor and the log while the shop fails', () => {
  type Row = [mode: string, problem: CartProblem, log: RegExp, reads: number];
  it.each<Row>([
    ['402', 'payment_required', /plan must be upgraded/, 1],
    ['429', 'failure', /HTTP error 429/, 2],
    ['500', 'failure', /HTTP error 500/, 2],
    ['503', 'failure', /HTTP error 503/, 2],
    ['timeout', 'failure', /did not answer within 5000 ms/, 1],
    ['refused', 'failure', /could not be reached/, 2],
    ['html', 'failure', /not GraphQL/, 2],
    ['malformed', 'failure', /not GraphQL/, 2],
    ['graphql-error', 'failure', /Error calling Shopify: Internal error/, 2],
    ['throttled', 'failure', /Error calling Shopify: Throttled/, 2],
  ])('%s', async (mode, problem, sentence, reads) => {
    await storefront.setFault(mode);
    const begun = performance.now();
    const answers = await Promise.all([checkVariants([variantId]), buy()]);
    expect(performance.now() - begun).toBeLessThan(5_600);
    expect(answers).toEqual([
      { ok: false, error: problem },
      { ok: false, error: problem },
    ]);
    expect(logged()).toMatch(sentence);
    expect(await storefront.asked(cartVariantsOperation.name)).toBe(reads);
    expect(await storefront.asked('CartCreate')).toBe(1);
  });

  it.each<[string, RegExp]>([
    ['user-error', /Cart creation failed: The merchandise with id/],
    ['no-checkout-url', /No checkout URL returned/],
  ])('%s affects only the checkout, and is not retried', async (mode, sentence) => {
    await storefront.setFault(mode);
    expect(await checkVariants([variantId])).toMatchObject({ ok: true });
    expect(await buy()).toEqual({ ok: false, error: 'failure' });
    expect(logged()).toMatch(sentence);
    expect(await storefront.asked('CartCreate')).toBe(1);
  });

  it('the connection is refused', async () => {
    const closed = await doorsTo('http://127.0.0.1:9');
    const answers = await Promise.all([
      closed.checkVariants([variantId]),
      closed.checkOut({ lines: [{ variantId, quantity: 1 }] }),
    ]);
    expect(answers).toEqual([
      { ok: false, error: 'failure' },
      { ok: false, error: 'failure' },
    ]);
    expect(logged()).toMatch(/could not be reached/);
  });

  it('uses the messages of the error catalogue', () => {
    const { errors } = messages.cart;
    expect(errors.failure).toBe('Error al crear el checkout, please try again');
    expect(errors.payment_required.title).toBe('Se requiere un pago');
    expect(errors.payment_required.description).toMatch(/actualizar el plan/);
  });
});

describe('a checkout', () => {
  it('contains the sent lines', async () => {
    expect(await buy()).toMatchObject({ ok: true, lines: [{ variantId, quantity: 1 }] });
  });

  it('accepts only the address of the shop that created it', async () => {
    const foreign = /not on the shop's host/;
    expect(await leadTo(`${storefront.url}/cart/c/1?key=2`)).toMatch(/key=2&channel=online_store$/);
    expect(await leadTo('https://evil.example/cart/c/1')).toMatch(foreign);
    expect(await leadTo('http://evil.example/cart/c/1')).toMatch(foreign);
    expect(await leadTo('javascript:alert(1)')).toBe('No checkout URL returned');
    expect(await leadTo(null)).toBe('No checkout URL returned');
  });

  it('has at most a hundred lines', async () => {
    const lines = Array.from({ length: 101 }, () => ({ variantId, quantity: 1 }));
    expect(await checkOut({ lines })).toEqual({ ok: false, error: 'too_many' });
    expect(await checkOut({ lines: lines.slice(1) })).toMatchObject({
      ok: true,
      totalQuantity: 100,
    });
  });

  it.each([
    [null],
    ['x'],
    [{}],
    [[{ variantId, quantity: 1 }]],
    [{ lines: [] }],
    [{ lines: [null] }],
    [{ lines: [{ variantId: 'gid://shopify/Product/1', quantity: 1 }] }],
    [{ lines: [{ variantId, quantity: 0 }] }],
    [{ lines: [{ variantId, quantity: -1 }] }],
    [{ lines: [{ variantId, quantity: 1.5 }] }],
    [{ lines: [{ variantId, quantity: 1e9 }] }],
    [{ lines: [{ variantId, quantity: '1' }] }],
  ])('is refused for %j without a request to the shop', async (sent) => {
    expect(await checkOut(sent)).toEqual({ ok: false, error: 'failure' });
    expect(await storefront.asked('CartCreate')).toBe(0);
  });

  it('is refused past the rate limit', async () => {
    limit.take.mockResolvedValue({ allowed: false, retryAfter: 60 });
    expect(await buy()).toEqual({ ok: false, error: 'rate_limit' });
    expect(await storefront.asked('CartCreate')).toBe(0);
  });

  it.each([
    ['down', () => Promise.reject(new Error('down'))],
    ['silent', () => new Promise(() => undefined)],
  ])('does not depend on a database that is %s', async (_name, answer) => {
    limit.take.mockImplementation(answer);
    expect(await buy()).toMatchObject({ ok: true });
    expect(logged()).toMatch(/down|took too long/);
  });
});

describe('a check', () => {
  it('returns the data of the shop, without unknown variants', async () => {
    const ids = [variantId, variantId, 'gid://shopify/ProductVariant/1', 'nonsense'];
    const answer = await checkVariants(ids);
    expect(answer).toMatchObject({ ok: true, variants: [{ variantId, available: true }] });
  });

  it('is shared for the page of a book, in any order of ids, and not for a cart', async () => {
    const other = 'gid://shopify/ProductVariant/48400000000001';
    const looks = Array.from({ length: 20 }, (_, index) =>
      watchVariants(index % 2 ? [variantId, other] : [other, variantId]),
    );
    expect(new Set((await Promise.all(looks)).map((answer) => JSON.stringify(answer))).size).toBe(
      1,
    );
    expect(await storefront.asked(cartVariantsOperation.name)).toBe(1);
    await Promise.all([checkVariants([variantId, other]), checkVariants([variantId, other])]);
    expect(await storefront.asked(cartVariantsOperation.name)).toBe(3);
  });

  it("sends the buyer only for a visitor's own answer", async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    const third = 'gid://shopify/ProductVariant/48400000000002';
    await watchVariants([third]);
    await checkVariants([third]);
    await checkOut({ lines: [{ variantId: third, quantity: 1 }] });
    const buyers = spy.mock.calls
      .filter(([address]) => String(address).endsWith('/graphql.json'))
      .map(([, init]) => new Headers(init?.headers).get('shopify-storefront-buyer-ip'));
    spy.mockRestore();
    expect(buyers).toEqual([null, buyer, buyer]);
  });

  it('writes nothing to the database for the page of a book', async () => {
    await watchVariants([variantId]);
    expect(limit.take).not.toHaveBeenCalled();
    await checkVariants([variantId]);
    expect(limit.take).toHaveBeenCalledOnce();
  });

  it('sends no request when all ids are malformed', async () => {
    expect(await checkVariants(['nonsense'])).toEqual({ ok: true, variants: [] });
    expect(await storefront.asked(cartVariantsOperation.name)).toBe(0);
  });
});
