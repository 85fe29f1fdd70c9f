import 'server-only';
import type { CartProblem } from '@/lib/cart/results';
import { log } from '@/lib/log/log';
import { PaymentRequiredError } from '@/lib/storefront/errors';

/** What a visitor is told of an error; the whole of it goes to the log. */
export function problemOf(doing: string, error: unknown): CartProblem {
  log.error(`${doing} failed`, error);
  return error instanceof PaymentRequiredError ? 'payment_required' : 'failure';
}
