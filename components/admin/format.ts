import { site } from '@/lib/site';
import { fromWallClock } from '@/lib/time/madrid';

const dateTime = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: site.timeZone,
});
const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'short', timeZone: site.timeZone });

/** An ISO time as people in Granada read it: '21/11/26, 11:30'. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));

const dateTimeSeconds = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: site.timeZone,
});

/** The same to the second: '21/11/26, 11:30:05'. */
export const formatSeconds = (iso: string) => dateTimeSeconds.format(new Date(iso));

/** The same of what a date control holds (`2026-11-21T11:30`); text of any other shape stays as it is. */
export function formatWallClock(value: string): string {
  const time = fromWallClock(value);
  return 'iso' in time ? formatDateTime(time.iso) : value;
}

/** The same without the hour. */
export const formatDate = (iso: string) => date.format(new Date(iso));

const day = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A date without a moment (`2026-11-16`): '16 nov'. */
export const formatDay = (date: string) => (date ? day.format(new Date(`${date}T00:00:00Z`)) : '');
