import { expect, it, vi } from 'vitest';
import ProductPage from './page';

const getProduct = vi.hoisted(() => vi.fn(async () => null));
vi.mock('@/lib/storefront/products', () => ({ getProduct }));

it.each(['la-alarife', 'el-niño', 'كتاب', 'हिन्दी'])(
  'the page of %s asks for that book',
  async (handle) => {
    // Next hands a page its parameter encoded.
    await ProductPage({ params: Promise.resolve({ handle: encodeURIComponent(handle) }) });
    expect(getProduct).toHaveBeenLastCalledWith(handle);
  },
);
