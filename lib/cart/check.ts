import 'server-only';
import { checkLimit, mayAsk } from '@/lib/cart/limits';
import { problemOf } from '@/lib/cart/problem-of';
import { type CheckResult, refused } from '@/lib/cart/results';
import { getLiveVariants } from '@/lib/storefront/variants';

/** Prices and stock of the variants in a cart, asked at this moment. */
export async function checkVariants(ids: readonly string[]): Promise<CheckResult> {
  try {
    if (!(await mayAsk('carrito', checkLimit))) return refused('rate_limit');
    return { ok: true, variants: await getLiveVariants(ids) };
  } catch (error) {
    return refused(problemOf('Cart check', error));
  }
}
