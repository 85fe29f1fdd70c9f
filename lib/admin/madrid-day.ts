import { site } from '@/lib/site';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * The moment at which a day (`2026-11-22`) begins in Madrid, in ISO 8601, or null when there is no such day. Clocks
 * never change at midnight there, so one of the two offsets of the year is right.
 */
export function startOfDay(day: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  for (const offset of ['+01:00', '+02:00']) {
    const moment = new Date(`${day}T00:00:00${offset}`);
    if (!Number.isNaN(moment.getTime()) && clock.format(moment) === `${day} 00:00`) {
      return moment.toISOString();
    }
  }
  return null;
}

/** The moment at which a day is over, which is the beginning of the next. */
export function endOfDay(day: string): string | null {
  const noon = new Date(`${day}T12:00:00Z`);
  if (startOfDay(day) === null) return null;
  noon.setUTCDate(noon.getUTCDate() + 1);
  return startOfDay(noon.toISOString().slice(0, 10));
}
