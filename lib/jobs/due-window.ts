/**
 * A page whose rendering began just before a post's time may be stored just after the refresh. The next run, thirty
 * seconds (`up`) or a minute (cron) later, therefore refreshes once more. The overlap also covers a database whose
 * clock is behind.
 */
const overlap = 45_000;

/** The posts with a time in `(after, until]` need a refresh; without `after`, all posts whose time has come. */
export type DueWindow = { after?: Date; until: Date };

/** The window for a refresh at `now`, when the last successful one was at `last`. */
export function dueWindow(last: Date | undefined, now: Date): DueWindow {
  if (!last) return { until: now };
  // Without `min` the window would have a gap after the clock was set back.
  return { after: new Date(Math.min(last.getTime(), now.getTime()) - overlap), until: now };
}
