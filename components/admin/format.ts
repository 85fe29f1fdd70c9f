import { site } from '@/lib/site';
import { fromWallClock } from '@/lib/time/madrid';

const dateTime = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: site.timeZone,
});
const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'short', timeZone: site.timeZone });

/** Formats an ISO time in Madrid: '21/11/26, 11:30'. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));

const dateTimeSeconds = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: site.timeZone,
});

/** Like `formatDateTime`, with seconds: '21/11/26, 11:30:05'. */
export const formatSeconds = (iso: string) => dateTimeSeconds.format(new Date(iso));

/** Formats the value of a date control (`2026-11-21T11:30`); any other text is returned unchanged. */
export function formatWallClock(value: string): string {
  const time = fromWallClock(value);
  return 'iso' in time ? formatDateTime(time.iso) : value;
}

export const formatDate = (iso: string) => date.format(new Date(iso));

const day = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a date without a time (`2026-11-16`): '16 nov'. */
export const formatDay = (date: string) => (date ? day.format(new Date(`${date}T00:00:00Z`)) : '');
