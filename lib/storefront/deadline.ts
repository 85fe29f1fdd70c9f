import { setTimeout as wait } from 'node:timers/promises';

/** A deadline shared by all attempts and pauses of one request or one page. */
export interface Deadline {
  signal: AbortSignal;
  /** Waits; when the deadline would pass meanwhile it returns false at once. */
  pause(milliseconds: number): Promise<boolean>;
}

/** Starts a deadline now. */
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
