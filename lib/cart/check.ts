import 'server-only';
import { checkLimit, mayAsk } from '@/lib/cart/limits';
import { problemOf } from '@/lib/cart/problem-of';
import { shareRecent } from '@/lib/cart/recent';
import { type CheckResult, refused } from '@/lib/cart/results';
import { visitorAddress } from '@/lib/rate-limit/client-address';
import { getLiveVariants } from '@/lib/storefront/variants';

async function ask(ids: readonly string[], buyer?: string | null): Promise<CheckResult> {
  try {
    return { ok: true, variants: await getLiveVariants(ids, buyer) };
  } catch (error) {
    return refused(problemOf('Cart check', error));
  }
}

/** Prices and stock of the variants in a cart, asked at this moment. */
export async function checkVariants(ids: readonly string[]): Promise<CheckResult> {
  if (!(await mayAsk('carrito', checkLimit))) return refused('rate_limit');
  return ask(ids, await visitorAddress());
}

const recently = shareRecent<CheckResult>();

/**
 * The same answer for all visitors of a book, at most a few seconds old: a thousand visitors of one page are one question
 * to the shop. No limit is counted here, since that would be a row in the database for each page view; nginx limits posts
 * by address. Whether the book can really be had is asked again by the cart and by the order.
 */
export async function watchVariants(ids: readonly string[]): Promise<CheckResult> {
  const asked = [...new Set(ids)].sort();
  // Not joined to one string: an id with a separator in it would share the key, and the answer, of another question.
  return recently(JSON.stringify(asked), () => ask(asked));
}
