import 'server-only';
import type { CartProblem } from '@/lib/cart/results';
import { log } from '@/lib/log/log';
import { StorefrontError } from '@/lib/storefront/errors';
import { paymentRequired } from '@/lib/storefront/payment-required';

/** The problem that is shown to a visitor; the complete error is logged. */
export function problemOf(doing: string, error: unknown): CartProblem {
  log.error(`${doing} failed`, error);
  const unpaid = error instanceof StorefrontError && error.digest === paymentRequired;
  return unpaid ? 'payment_required' : 'failure';
}
