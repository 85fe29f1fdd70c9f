import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { deadlineOf } from '@/lib/deadline';
import { withTimeout } from '@/lib/with-timeout';

/** What reading a session may take, so that a page reports an outage within five seconds. */
export const sessionMilliseconds = deadlineOf(4_000);

/** Whether auth-js got no usable response (none, a 5xx, a proxy's page): nothing about session or password. */
export const isOutage = (error: { name: string } | null): boolean =>
  error?.name === 'AuthRetryableFetchError' || error?.name === 'AuthUnknownError';

/** Throws an outage when a session is not read in time: auth-js repeats a refresh for 25 seconds, without a setting. */
export const untilOutage = <Answer>(read: Promise<Answer>): Promise<Answer> =>
  withTimeout(read, sessionMilliseconds).catch((error: Error) => {
    throw new AuthRetryableFetchError(error.message, 0);
  });
