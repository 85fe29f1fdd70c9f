/** '01/07/2030' for '2030-07-01', '01/07/2030 10:30' for '2030-07-01T10:30'; without clock and time zone. */

const defaultHour = '09:00';

const stored = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/;
const written =
  /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d\d)(?:,?\s+(?:a las\s+)?(\d{1,2})[:.h](\d\d)\s*h?)?$/;

/** A stored date in Spanish notation; other text stays unchanged. */
export function toSpanishDate(value: string): string {
  const [, year, month, day, hour] = stored.exec(value) ?? [];
  if (!year) return value;
  return `${day}/${month}/${year}${hour ? ` ${hour}` : ''}`;
}

/** Parses a typed date, with or without a time; null for invalid dates. */
export function fromSpanishDate(text: string, withTime: boolean): string | null {
  const [, day, month, year, hour, minute] = written.exec(text.trim()) ?? [];
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
  return withTime ? `${day}T${timeOf(value) || defaultHour}` : day;
}

/** The time of a stored date: '10:30'; empty when it has none. */
export const timeOf = (value: string): string => stored.exec(value)?.[4] ?? '';

/** The day of a stored date: '2030-07-01'; empty for other text. */
export const dayPart = (value: string): string => (stored.test(value) ? value.slice(0, 10) : '');

/** Parses a typed time: '9', '930' or '9.30' become '09:30'; null for invalid times. */
export function readTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}?)(?:[:.h]?(\d\d))?h?$/.exec(text.trim()) ?? [];
  if (!hour) return null;
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  return `${hour.padStart(2, '0')}:${minute ?? '00'}`;
}
