import 'server-only';
import { log } from '@/lib/log/log';
import { type RateLimit, takeRateLimit } from '@/lib/rate-limit/take';
import { withTimeout } from '@/lib/with-timeout';

/** Per network address, which a whole office may share. */
export const checkLimit: RateLimit = { hits: 300, seconds: 600 };
export const checkoutLimit: RateLimit = { hits: 60, seconds: 600 };

/** Longer than a healthy database takes. */
const deadlineMilliseconds = 1_500;

/** Whether this visitor may ask the shop. Allowed when the database is down or slow: the shop has its own limits. */
export async function mayAsk(purpose: string, limit: RateLimit): Promise<boolean> {
  try {
    return (await withTimeout(takeRateLimit(purpose, limit), deadlineMilliseconds)).allowed;
  } catch (error) {
    log.error(`Rate limit ${purpose} is not counted`, error);
    return true;
  }
}
