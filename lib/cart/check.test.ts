import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stockPerMinute, watchVariants } from './check';

const shop = vi.hoisted(() => ({ getLiveVariants: vi.fn() }));
vi.mock('@/lib/storefront/products', () => shop);
const visitor = vi.hoisted(() => ({ clientAddress: async () => 'uno' }));
vi.mock('@/lib/rate-limit/client-address', () => visitor);

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
    visitor.clientAddress = async () => 'otro';
    const answers = await Promise.all(
      Array.from({ length: 2 * stockPerMinute + 1 }, () => watchVariants(['z'])),
    );
    expect(answers).toContainEqual({ ok: false, error: 'rate_limit' });
    visitor.clientAddress = async () => 'uno';
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
