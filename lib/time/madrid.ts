import { site } from '@/lib/site';
import { asciiDigits, withoutInvisible } from '@/lib/text/clean';

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
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * minutes);
  return startOfDay(next.toISOString().slice(0, 10));
}

const defaultHour = '09:00';

const stored = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d)(?::\d\d)?)?$/;
const written =
  /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d\d)(?:,?\s+(?:a las\s+)?(\d{1,2})[:.h](\d\d)\s*h?)?$/;

/** A typed date or time in ASCII: copied ones carry direction marks and other dashes, and input methods write wide signs. */
const plain = (text: string): string =>
  asciiDigits(withoutInvisible(text))
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/** '01/07/2030' for '2030-07-01', '01/07/2030 10:30' for '2030-07-01T10:30'; other text stays unchanged. */
export function toSpanishDate(value: string): string {
  const [, year, month, day, hour] = stored.exec(plain(value)) ?? [];
  if (!year) return value;
  return `${day}/${month}/${year}${hour ? ` ${hour}` : ''}`;
}

/** Parses a typed date, with or without a time; null for invalid dates. */
export function fromSpanishDate(text: string, withTime: boolean): string | null {
  const [, day, month, year, hour, minute] = written.exec(plain(text)) ?? [];
  if (!day || !month || !year || (hour && !withTime)) return null;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = hour && minute ? `${hour.padStart(2, '0')}:${minute}` : defaultHour;
  const whole = `${date}T${time}`;
  // Refuse dates that do not exist: 31 February would become 3 March.
  const moment = new Date(`${whole}Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(whole)) return null;
  return withTime ? whole : date;
}

/** Replaces the day of a stored date; with `withTime` it keeps the time or sets the default one. */
export function withDay(value: string, day: string, withTime: boolean): string {
  return withTime ? `${day}T${stored.exec(value)?.[4] || defaultHour}` : day;
}

/** The day of a stored date: '2030-07-01'; empty for other text. */
export const dayPart = (value: string): string => (stored.test(value) ? value.slice(0, 10) : '');

/** The format of months in addresses: '2026-11', with a year of four digits. */
const monthShape = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** The month in an address, or the month of `now` in Madrid. */
export function readMonth(value: unknown, now = new Date()): string {
  return typeof value === 'string' && monthShape.test(value) ? value : dayOf(now).slice(0, 7);
}

/** The month this many months later or earlier; null beyond the years of four digits. */
export function addMonths(month: string, count: number): string | null {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const other = date.toISOString().slice(0, 7);
  return monthShape.test(other) ? other : null;
}

const monthName = new Intl.DateTimeFormat(site.locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month ('2026-11') as 'noviembre de 2026'. */
export const monthInWords = (month: string): string =>
  monthName.format(new Date(`${month}-15T00:00:00Z`));

/** The days of a month: '2026-11-01' and so on. */
export function daysOf(month: string): string[] {
  const all = Array.from(
    { length: 31 },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  return all.filter((day) => startOfDay(day) !== null);
}

/** The day of the week, from 0 for Monday to 6 for Sunday. */
export const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The instants of a month's beginning and end in Madrid, ISO 8601; the end belongs to the next month. */
export function spanOf(month: string): { from: string; to: string } {
  const [from, to] = [startOfDay(`${month}-01`), endOfDay(daysOf(month).at(-1) ?? '')];
  if (!from || !to) throw new RangeError(`No month: ${month}`);
  return { from, to };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const openDays = new Set<string | undefined>(site.openingHours.flatMap(({ days }) => days));

/**
 * The instant from which `hours` working hours have passed at `now`. All hours of the days that the house opens count,
 * in the time zone of Madrid; the other days are skipped. Public holidays count like other days.
 */
export function workingHoursBefore(now: Date, hours: number): Date {
  let left = hours * 60 * 60 * 1000;
  for (let end = now.getTime(); ; ) {
    const day = dayOf(new Date(end - 1));
    const start = Date.parse(startOfDay(day) ?? '');
    if (openDays.has(weekdays[weekday(day)])) {
      if (left <= end - start) return new Date(end - left);
      left -= end - start;
    }
    end = start;
  }
}
