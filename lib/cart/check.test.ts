import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartVariantsOperation } from '@/lib/storefront/operations.gen';
import { embeddedStorefront } from '@/tests/setup/embedded-storefront';
import type { CartProblem } from './lines';

const log = vi.hoisted(() => ({ warn: vi.fn(), error: vi.fn() }));
vi.mock('@/lib/log/log', () => ({ log }));
const limit = vi.hoisted(() => ({ take: vi.fn() }));
vi.mock('@/lib/rate-limit/take', () => ({ takeRateLimit: limit.take }));
const buyer = '203.0.113.7';
const visitor = vi.hoisted(() => ({ address: 'uno' }));
vi.mock('@/lib/rate-limit/client-address', () => ({
  clientAddress: async () => visitor.address,
  visitorAddress: async () => buyer,
}));

const storefront = await embeddedStorefront();
vi.stubEnv('SHOPIFY_STORE_DOMAIN', storefront.url);
vi.stubEnv('SHOPIFY_STOREFRONT_TOKEN', 'the public one is not sent');
vi.stubEnv('SHOPIFY_PRIVATE_TOKEN', storefront.token);
const { checkOut, checkVariants } = await import('./check');
const { checkSharedStock, createRateLimiter, shareRecent, stockPerMinute } = await import(
  './stock'
);
const { checkoutAddress } = await import('@/lib/storefront/checkout');
const { shop } = await import('@/lib/storefront/client');

afterAll(() => storefront.close());
beforeEach(async () => {
  await storefront.setFault('ok');
  limit.take.mockReset().mockResolvedValue({ allowed: true, retryAfter: 0 });
  log.error.mockClear();
});

const idOf = (number: number) => `gid://shopify/ProductVariant/${48_400_000_000_000 + number}`;
const variantId = idOf(0);
const buy = () => checkOut({ lines: [{ variantId, quantity: 1 }] });
const logged = () => log.error.mock.calls.map((call) => String(call.at(-1))).join('\n');
const carts = () => storefront.asked('CartCreate');
const checks = () => storefront.asked(cartVariantsOperation.name);

describe('messages to the visitor and the log while the shop fails', () => {
  // One row for each problem; lib/storefront/client.test.ts has every fault of the shop.
  it.each<[mode: string, problem: CartProblem, log: RegExp, reads: number]>([
    ['402', 'payment_required', /plan must be upgraded/, 1],
    ['500', 'failure', /HTTP error 500/, 2],
    ['timeout', 'failure', /did not answer within 5000 ms/, 1],
  ])('%s', async (mode, error, sentence, reads) => {
    await storefront.setFault(mode);
    const begun = performance.now();
    const answers = await Promise.all([checkVariants([variantId]), buy()]);
    expect(performance.now() - begun).toBeLessThan(5_600);
    expect(answers).toEqual(Array(2).fill({ ok: false, error }));
    expect(logged()).toMatch(sentence);
    expect([await checks(), await carts()]).toEqual([reads, 1]);
  });

  it.each([
    ['user-error', /Cart creation failed: The merchandise with id/],
    ['no-checkout-url', /No checkout URL returned/],
  ])('%s affects only the checkout, and is not retried', async (mode, sentence) => {
    await storefront.setFault(mode);
    expect(await checkVariants([variantId])).toMatchObject({ ok: true });
    expect(await buy()).toEqual({ ok: false, error: 'failure' });
    expect(logged()).toMatch(sentence);
    expect(await carts()).toBe(1);
  });
});

describe('a checkout', () => {
  it('accepts only the address of the shop that created it', async () => {
    const leadTo = (value: string | null) =>
      checkoutAddress(value, shop.deadline()).then(String, (error: Error) => error.message);
    const foreign = /not on the shop's host/;
    expect(await leadTo(`${storefront.url}/cart/c/1?key=2`)).toMatch(/key=2&channel=online_store$/);
    expect(await leadTo('https://evil.example/cart/c/1')).toMatch(foreign);
    expect(await leadTo('http://evil.example/cart/c/1')).toMatch(foreign);
    expect(await leadTo('javascript:alert(1)')).toBe('No checkout URL returned');
    expect(await leadTo(null)).toBe('No checkout URL returned');
  });

  it('has at most a hundred lines', async () => {
    const lines = Array.from({ length: 101 }, () => ({ variantId, quantity: 1 }));
    // Of a million lines the schema would not list what is wrong with each.
    for (const many of [lines, Array(101).fill(0)]) {
      expect(await checkOut({ lines: many })).toEqual({ ok: false, error: 'too_many' });
    }
    expect(await checkOut({ lines: lines.slice(1) })).toMatchObject({ totalQuantity: 100 });
  });

  it.each([
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
    expect(await carts()).toBe(0);
  });

  it('is refused past the rate limit', async () => {
    limit.take.mockResolvedValue({ allowed: false, retryAfter: 60 });
    expect(await buy()).toEqual({ ok: false, error: 'rate_limit' });
    expect(await carts()).toBe(0);
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

  it('sends no request when all ids are malformed', async () => {
    expect(await checkVariants(['nonsense'])).toEqual({ ok: true, variants: [] });
    expect(await checks()).toBe(0);
  });

  it('is shared for the page of a book, in any order of ids, and not for a cart', async () => {
    const ids = [variantId, idOf(1)];
    const looks = Array.from({ length: 20 }, (_, index) =>
      checkSharedStock(index % 2 ? ids : [...ids.toReversed(), variantId]),
    );
    const answers = (await Promise.all(looks)).map((answer) => JSON.stringify(answer));
    expect(new Set(answers).size).toBe(1);
    expect(await checks()).toBe(1);
    await Promise.all([checkVariants(ids), checkVariants(ids)]);
    expect(await checks()).toBe(3);
  });

  it('is not shared between ids that are equal only when joined', async () => {
    const both = await checkSharedStock([idOf(1), idOf(2)]);
    expect(both).toMatchObject({ variants: [{ variantId: idOf(1) }, { variantId: idOf(2) }] });
    for (const separator of [',', ' ', '","']) {
      const joined = await checkSharedStock([`${idOf(1)}${separator}${idOf(2)}`]);
      expect(joined).toEqual({ ok: true, variants: [] });
    }
  });

  it('refuses a visitor past the limit, and nobody else', async () => {
    visitor.address = 'otro';
    const answers = await Promise.all(
      Array.from({ length: 2 * stockPerMinute + 1 }, () => checkSharedStock([variantId])),
    );
    expect(answers).toContainEqual({ ok: false, error: 'rate_limit' });
    visitor.address = 'uno';
    expect(await checkSharedStock([variantId])).toMatchObject({ ok: true });
  });

  it("sends the buyer only for a visitor's own answer", async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    await checkSharedStock([idOf(2)]);
    await checkVariants([idOf(2)]);
    await checkOut({ lines: [{ variantId: idOf(2), quantity: 1 }] });
    const buyers = spy.mock.calls
      .filter(([address]) => String(address).endsWith('/graphql.json'))
      .map(([, init]) => new Headers(init?.headers).get('shopify-storefront-buyer-ip'));
    expect(buyers).toEqual([null, buyer, buyer]);
  });

  it('writes nothing to the database for the page of a book', async () => {
    await checkSharedStock([variantId]);
    expect(limit.take).not.toHaveBeenCalled();
    await checkVariants([variantId]);
    expect(limit.take).toHaveBeenCalledOnce();
  });
});

it('allows each subject the given number of calls per minute', () => {
  let now = 0;
  const allowed = createRateLimiter(2, () => now);
  expect(['a', 'a', 'a', 'b'].map(allowed)).toEqual([true, true, false, true]);
  now = 60_000;
  expect(allowed('a')).toBe(true);
});

describe('shareRecent', () => {
  type Answer = { ok: boolean; number: number };
  let time = 0;
  function shared() {
    const ask = vi.fn<() => Promise<Answer>>();
    ask.mockImplementation(async () => ({ ok: true, number: ask.mock.calls.length }));
    const share = shareRecent<Answer>(() => time);
    return { ask, share: (key = 'a') => share(key, ask) };
  }

  it('sends a new request after five seconds, or one second after a failure', async () => {
    const { ask, share } = shared();
    await share();
    time += 4_999;
    expect((await share()).number).toBe(1);
    time += 1;
    ask.mockImplementation(async () => ({ ok: false, number: ask.mock.calls.length }));
    expect((await share()).number).toBe(2);
    time += 999;
    expect((await share()).number).toBe(2);
    time += 1;
    expect((await share()).number).toBe(3);
  });

  it('does not cache exceptions', async () => {
    const { ask, share } = shared();
    ask.mockRejectedValueOnce(new Error('down'));
    await expect(share()).rejects.toThrow('down');
    expect((await share()).ok).toBe(true);
  });

  it('drops the oldest of more than five hundred answers', async () => {
    const { ask, share } = shared();
    for (let number = 0; number <= 500; number += 1) await share(String(number));
    await share('500');
    expect(ask).toHaveBeenCalledTimes(501);
    await share('0');
    expect(ask).toHaveBeenCalledTimes(502);
  });
});
