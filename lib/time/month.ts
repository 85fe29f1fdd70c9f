import { dayOf, startOfDay } from '@/lib/time/madrid';

/** The format of months in addresses: '2026-11', with a year of four digits. */
const shape = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** The month in an address, or the month of `now` in Madrid. */
export function readMonth(value: unknown, now = new Date()): string {
  return typeof value === 'string' && shape.test(value) ? value : dayOf(now).slice(0, 7);
}

/** The month this many months later or earlier; null beyond the years of four digits. */
export function addMonths(month: string, count: number): string | null {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const other = date.toISOString().slice(0, 7);
  return shape.test(other) ? other : null;
}

/** The days of a month: '2026-11-01' and so on. */
export function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}

/** The day of the week, from 0 for Monday to 6 for Sunday. */
export const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The instants of a month's beginning and end in Madrid, ISO 8601; the end belongs to the next month. */
export function spanOf(month: string): { from: string; to: string } {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const [from, to] = [startOfDay(`${month}-01`), startOfDay(next.toISOString().slice(0, 10))];
  if (!from || !to) throw new RangeError(`No month: ${month}`);
  return { from, to };
}
