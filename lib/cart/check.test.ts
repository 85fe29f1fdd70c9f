import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchVariants } from './check';

const shop = vi.hoisted(() => ({ getLiveVariants: vi.fn() }));
vi.mock('@/lib/storefront/variants', () => shop);
const limit = vi.hoisted(() => ({ mayAsk: vi.fn(async () => true) }));
vi.mock('@/lib/rate-limit/take', () => limit);

beforeEach(() => {
  shop.getLiveVariants.mockReset();
  shop.getLiveVariants.mockImplementation(async (ids: string[]) =>
    ids.filter((id) => !id.includes(' ')).map((variantId) => ({ variantId })),
  );
});

const found = (...ids: string[]) => ({
  ok: true,
  variants: ids.map((variantId) => ({ variantId })),
});

describe('watchVariants', () => {
  it('refuses a visitor past the limit, and nobody else', async () => {
    limit.mayAsk.mockResolvedValueOnce(false);
    expect(await watchVariants(['z'])).toEqual({ ok: false, error: 'rate_limit' });
    expect(await watchVariants(['z'])).toEqual(found('z'));
  });

  it('sends one request for the same variants in any order, with or without duplicates', async () => {
    expect(await watchVariants(['b', 'a'])).toEqual(found('a', 'b'));
    expect(await watchVariants(['a', 'b', 'a'])).toEqual(found('a', 'b'));
    expect(shop.getLiveVariants).toHaveBeenCalledTimes(1);
  });

  it('does not share answers between ids that are equal only when joined', async () => {
    expect(await watchVariants(['c d'])).toEqual(found());
    expect(await watchVariants(['c', 'd'])).toEqual(found('c', 'd'));
    expect(await watchVariants(['c","d'])).toEqual(found('c","d'));
  });
});
