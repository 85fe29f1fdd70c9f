import 'server-only';
import { cache } from 'react';
import { ForbiddenError } from '@/lib/auth/session';
import { staffClient } from '@/lib/auth/staff-client';
import { type FormArea, isFormArea } from '@/lib/form-areas';
import { log } from '@/lib/log/log';

/** How many new entries each list has, 100 for all that are more; a list that is missing has none. */
export type Waiting = Partial<Record<FormArea, number>>;

/** What waits in the lists, asked once for each request. Staff only; throws when it cannot be read. */
export const countWaiting = cache(async (): Promise<Waiting> => {
  const supabase = await staffClient();
  const { data, error } = await supabase.rpc('waiting_counts');
  if (error) throw new Error('What waits could not be counted', { cause: error });
  const some = data.filter(({ area, count }) => isFormArea(area) && count > 0);
  return Object.fromEntries(some.map(({ area, count }) => [area, count]));
});

/** The same for the menu, which stands without numbers when they cannot be read. */
export async function waitingForMenu(): Promise<Waiting> {
  try {
    return await countWaiting();
  } catch (error) {
    if (!(error instanceof ForbiddenError)) log.error('Numbers of the menu', error);
    return {};
  }
}
