import 'server-only';
import { z } from 'zod';
import { isSameOrigin, readLimitedJson } from '@/lib/http/request';
import { log } from '@/lib/log/log';
import { visitorAddress } from '@/lib/rate-limit/client-address';
import { mayAsk } from '@/lib/rate-limit/may-ask';
import type { RateLimit } from '@/lib/rate-limit/take';
import { createCheckout, orderSchema } from '@/lib/storefront/checkout';
import { StorefrontError } from '@/lib/storefront/client';
import { getLiveVariants } from '@/lib/storefront/products';
import { paymentRequired } from '@/lib/storefront/types';
import { listOf, member } from '@/lib/text/unchecked';
import {
  type CartProblem,
  type CheckoutResult,
  type CheckResult,
  maxLines,
  maxQuantity,
  refused,
} from './lines';

/** Per network address, which a whole office may share. */
const checkLimit: RateLimit = { hits: 300, seconds: 600 };
const checkoutLimit: RateLimit = { hits: 60, seconds: 600 };

/** The problem that is shown to a visitor; the complete error is logged. */
function problemOf(doing: string, error: unknown): CartProblem {
  log.error(`${doing} failed`, error);
  const unpaid = error instanceof StorefrontError && error.digest === paymentRequired;
  return unpaid ? 'payment_required' : 'failure';
}

/** The status of a refusal; its body is for our script. */
const statuses: Record<CartProblem, number> = {
  rate_limit: 429,
  too_many: 400,
  payment_required: 502,
  failure: 502,
};

/** In bytes; enough for several hundred identifiers of 45 characters. */
const maxBytes = 64 * 1024;
/** Invalid identifiers are left out of the request (lib/storefront/products.ts), so that the other lines are checked. */
const variantIds = z.array(z.string());

/** Answers a posted list of variants with the JSON that `check` returns; a refusal has a matching HTTP status. */
export async function answerVariants(
  request: Request,
  check: (ids: readonly string[]) => Promise<CheckResult>,
): Promise<Response> {
  // Refuse requests from other sites' pages: they would use up the visitor's rate limit.
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const ids = await readLimitedJson(request, maxBytes, variantIds);
  if (ids === 'too_big') return new Response(null, { status: 413 });
  if (ids === 'invalid') return new Response(null, { status: 400 });
  const result = await check(ids);
  const status = result.ok ? 200 : statuses[result.error];
  return Response.json(result, { status, headers: { 'cache-control': 'no-store' } });
}

/** The answer of the shop, or why there is none. */
export async function check(ids: readonly string[], buyer?: string | null): Promise<CheckResult> {
  try {
    return { ok: true, variants: await getLiveVariants(ids, buyer) };
  } catch (error) {
    return refused(problemOf('Cart check', error));
  }
}

/** Fetches current prices and stock of the variants in a cart. */
export async function checkVariants(ids: readonly string[]): Promise<CheckResult> {
  if (!(await mayAsk('carrito', checkLimit))) return refused('rate_limit');
  return check(ids, await visitorAddress());
}

/** Creates a cart at the shop from what the browser sent. */
export async function checkOut(sent: unknown): Promise<CheckoutResult> {
  try {
    // Before the schema, which would list an error for each of a million lines, and the log would repeat them.
    if (listOf(member(sent, 'lines')).length > maxLines) return refused('too_many');
    const order = orderSchema.parse(sent);
    if (order.lines.some(({ quantity }) => quantity > maxQuantity)) {
      throw new Error(`An order of more than ${maxQuantity} copies of one book`);
    }
    if (!(await mayAsk('pago', checkoutLimit))) return refused('rate_limit');
    return { ok: true, ...(await createCheckout(order, await visitorAddress())) };
  } catch (error) {
    return refused(problemOf('Checkout', error));
  }
}
