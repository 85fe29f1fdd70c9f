/** The same day this many months earlier, in UTC; the last day of the month where that day does not exist. */
export function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const earlier = new Date(now);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(
    Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0),
  ).getUTCDate();
  earlier.setUTCDate(Math.min(day, lastDay));
  return earlier;
}
