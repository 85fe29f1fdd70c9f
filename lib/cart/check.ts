import 'server-only';
import { z } from 'zod';
import { isSameOrigin, readLimitedJson } from '@/lib/http/request';
import { log } from '@/lib/log/log';
import { clientAddress, visitorAddress } from '@/lib/rate-limit/client-address';
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

/** Allows each subject this many calls per minute. Counts in this process, without a database row; nginx has a limit too. */
export function createRateLimiter(perMinute: number, now = Date.now): (subject: string) => boolean {
  let minute = 0;
  const taken = new Map<string, number>();
  return (subject) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) taken.clear();
    minute = current;
    const count = (taken.get(subject) ?? 0) + 1;
    taken.set(subject, count);
    return count <= perMinute;
  };
}

/** Per network address, which a whole office may share. */
const checkLimit: RateLimit = { hits: 300, seconds: 600 };
const checkoutLimit: RateLimit = { hits: 60, seconds: 600 };

/** Stock requests of a network address per minute; the page of a book sends one. */
export const stockPerMinute = 60;

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

/** Milliseconds for which an answer, or a failure, is shared. */
const lifetimes = { success: 5_000, failure: 1_000 };
/** More books than are requested in five seconds; the limit keeps hostile requests from filling the memory. */
const maxEntries = 500;

type Entry<Answer> = { answer: Promise<Answer>; expiresAt: number };

/** Shares one answer, for seconds, among identical requests, also concurrent ones. Each instance has its own. */
export function shareRecent<Answer extends { ok: boolean }>(now: () => number = Date.now) {
  const entries = new Map<string, Entry<Answer>>();

  return (key: string, load: () => Promise<Answer>): Promise<Answer> => {
    const known = entries.get(key);
    if (known && known.expiresAt > now()) return known.answer;
    const entry: Entry<Answer> = { answer: load(), expiresAt: Number.POSITIVE_INFINITY };
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.answer.then(({ ok }) => {
      entry.expiresAt = now() + (ok ? lifetimes.success : lifetimes.failure);
    }, forget);
    // Reinsert the key: a Map iterates in insertion order, so the first key is the oldest.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
    return entry.answer;
  };
}

async function check(ids: readonly string[], buyer?: string | null): Promise<CheckResult> {
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

const shareStock = shareRecent<CheckResult>();

const isWithinLimit = createRateLimiter(stockPerMinute);

/**
 * Shares one answer, at most a few seconds old, among all visitors of a book. The limit is one of this process, because
 * one in the database would write a row for each page view, and comes first, because a shared refusal would reach
 * others. The cart and the order check the stock again.
 */
export async function checkSharedStock(ids: readonly string[]): Promise<CheckResult> {
  if (!isWithinLimit(await clientAddress())) return refused('rate_limit');
  const sorted = [...new Set(ids)].sort();
  // JSON instead of a joined string: an id that contains the separator could otherwise share the key, and the answer,
  // of other ids.
  return shareStock(JSON.stringify(sorted), () => check(sorted));
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
