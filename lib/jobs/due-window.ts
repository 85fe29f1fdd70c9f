/**
 * A page whose making began just before a post's hour may be stored just after the refresh. So the run after the first
 * one, thirty seconds (`up`) or a minute (cron) later, refreshes once more; also for a database whose clock is behind.
 */
const overlap = 45_000;

/** Posts whose hour is in `(after, until]` are to be refreshed; without `after`, all whose hour has come. */
export type DueWindow = { after?: Date; until: Date };

/** The window for a refresh at `now`, when the last one that succeeded was at `last`. */
export function dueWindow(last: Date | undefined, now: Date): DueWindow {
  if (!last) return { until: now };
  // Keep the window free of gaps when the clock was set back.
  return { after: new Date(Math.min(last.getTime(), now.getTime()) - overlap), until: now };
}
