import 'server-only';
import type { CartProblem } from '@/lib/cart/results';
import { log } from '@/lib/log/log';
import { PaymentRequiredError } from '@/lib/storefront/errors';

/** The problem that is shown to a visitor; the complete error is logged. */
export function problemOf(doing: string, error: unknown): CartProblem {
  log.error(`${doing} failed`, error);
  return error instanceof PaymentRequiredError ? 'payment_required' : 'failure';
}
