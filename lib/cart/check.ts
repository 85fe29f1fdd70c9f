import 'server-only';
import { checkLimit, stockPerMinute } from '@/lib/cart/limits';
import { problemOf } from '@/lib/cart/problem-of';
import { shareRecent } from '@/lib/cart/recent';
import { type CheckResult, refused } from '@/lib/cart/results';
import { createAllowance } from '@/lib/rate-limit/allowance';
import { clientAddress, visitorAddress } from '@/lib/rate-limit/client-address';
import { mayAsk } from '@/lib/rate-limit/may-ask';
import { getLiveVariants } from '@/lib/storefront/variants';

async function ask(ids: readonly string[], buyer?: string | null): Promise<CheckResult> {
  try {
    return { ok: true, variants: await getLiveVariants(ids, buyer) };
  } catch (error) {
    return refused(problemOf('Cart check', error));
  }
}

/** Fetches current prices and stock of the variants in a cart. */
export async function checkVariants(ids: readonly string[]): Promise<CheckResult> {
  if (!(await mayAsk('carrito', checkLimit))) return refused('rate_limit');
  return ask(ids, await visitorAddress());
}

const recently = shareRecent<CheckResult>();

const mayWatch = createAllowance(stockPerMinute);

/**
 * Shares one answer, at most a few seconds old, among all visitors of a book. The limit is one of this process, because
 * one in the database would write a row for each page view, and comes first, because a shared refusal would reach
 * others. The cart and the order check the stock again.
 */
export async function watchVariants(ids: readonly string[]): Promise<CheckResult> {
  if (!mayWatch(await clientAddress())) return refused('rate_limit');
  const asked = [...new Set(ids)].sort();
  // JSON instead of a joined string: an id that contains the separator could otherwise share the key, and the answer,
  // of other ids.
  return recently(JSON.stringify(asked), () => ask(asked));
}
