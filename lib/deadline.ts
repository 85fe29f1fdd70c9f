import { env } from '@/lib/env';

/** How long a service may take, in milliseconds: the given time, or a share of it (`DEADLINE_PERCENT`). */
export const deadlineOf = (milliseconds: number): number =>
  (milliseconds * env.DEADLINE_PERCENT) / 100;
