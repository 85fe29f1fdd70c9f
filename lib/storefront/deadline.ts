import { setTimeout as wait } from 'node:timers/promises';

/** A deadline shared by all tries and pauses of one request or one page. */
export interface Deadline {
  signal: AbortSignal;
  /** Waits, unless the deadline would pass meanwhile: then it answers false at once. */
  pause(milliseconds: number): Promise<boolean>;
}

/** A deadline that runs from now. */
export function startDeadline(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return {
    signal: AbortSignal.timeout(milliseconds),
    async pause(span) {
      if (performance.now() + span >= end) return false;
      await wait(span);
      return true;
    },
  };
}
