import { site } from '@/lib/site';

/** Converts instants and times in Granada without the machine's time zone: browser and server must agree. */
const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as the value of a `datetime-local` control: '2026-11-22T10:30'. */
export const toWallClock = (iso: string): string => wallClock(new Date(iso));

const wallClock = (moment: Date) => parts.format(moment).replace(' ', 'T');

/** The local date of an instant: '2026-11-22'. */
export const dayOf = (moment: Date): string => wallClock(moment).slice(0, 10);

type WallClockProblem = 'malformed' | 'skipped';

const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/;
const minutes = 60_000;

/** A local time in UTC. The missing hour in March is refused; of the repeated one in October the first is used. */
export function fromWallClock(value: string): { iso: string } | { problem: WallClockProblem } {
  const wall = value.slice(0, 16);
  const asUtc = shape.test(value) ? Date.parse(`${wall}Z`) : Number.NaN;
  // Refuse dates that do not exist: 31 February would become 3 March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== wall) {
    return { problem: 'malformed' };
  }
  // Try summer time first: where both fit, it is the earlier instant.
  const instant = [120, 60]
    .map((offset) => new Date(asUtc - offset * minutes).toISOString())
    .find((iso) => toWallClock(iso) === wall);
  return instant ? { iso: instant } : { problem: 'skipped' };
}

/** The instant at which a day ('2026-11-22') begins, or null when the day does not exist. */
export function startOfDay(day: string): string | null {
  // The clock never changes at midnight in Spain, so every day has a midnight.
  const midnight = fromWallClock(`${day}T00:00`);
  return 'iso' in midnight ? midnight.iso : null;
}

/** The instant at which a day ends, which is the beginning of the next. */
export function endOfDay(day: string): string | null {
  if (startOfDay(day) === null) return null;
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfDay(next.toISOString().slice(0, 10));
}
