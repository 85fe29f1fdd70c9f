import 'server-only';
import { cache } from 'react';
import { ForbiddenError, staffClient } from '@/lib/auth/session';
import type { FormArea } from '@/lib/form-areas';
import { log } from '@/lib/log/log';

/** The number of new entries of each list, at most 100. Lists without new entries are missing. */
export type Waiting = Partial<Record<FormArea, number>>;

/** Counts the new entries of the lists, once per request. Staff only; throws when they cannot be read. */
export const countWaiting = cache(async (): Promise<Waiting> => {
  const supabase = await staffClient('office');
  const { data, error } = await supabase.rpc('waiting_counts');
  if (error) throw new Error('What waits could not be counted', { cause: error });
  const some = data.filter(({ count }) => count > 0);
  return Object.fromEntries(some.map(({ area, count }) => [area, count]));
});

/** Like `countWaiting`, but empty when the numbers cannot be read, so that the menu is still rendered. */
export async function waitingForMenu(): Promise<Waiting> {
  try {
    return await countWaiting();
  } catch (error) {
    if (!(error instanceof ForbiddenError)) log.error('Numbers of the menu', error);
    return {};
  }
}
