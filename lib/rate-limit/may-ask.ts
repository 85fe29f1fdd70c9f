import 'server-only';
import { log } from '@/lib/log/log';
import { type RateLimit, takeRateLimit } from '@/lib/rate-limit/take';
import { withTimeout } from '@/lib/with-timeout';

/** Longer than a healthy database takes. */
const deadlineMilliseconds = 1_500;

/**
 * `takeRateLimit` for what may go on without a count: allowed when the database is down or slow, because the shop and
 * nginx have limits of their own.
 */
export async function mayAsk(
  purpose: string,
  limit: RateLimit,
  subject?: string,
): Promise<boolean> {
  try {
    const count = takeRateLimit(purpose, limit, subject);
    return (await withTimeout(count, deadlineMilliseconds)).allowed;
  } catch (error) {
    log.error(`Rate limit ${purpose} is not counted`, error);
    return true;
  }
}
