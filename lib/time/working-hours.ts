import { site } from '@/lib/site';
import { dayOf, startOfDay, weekday } from '@/lib/time/madrid';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const openDays = new Set<string | undefined>(site.openingHours.flatMap(({ days }) => days));

/**
 * The instant from which `hours` working hours have passed at `now`. All hours of the days that the house opens count,
 * by the clock of Madrid; the other days stand still. Public holidays count like other days.
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
