import { site } from '@/lib/site';

const dateTime = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: site.timeZone,
});
const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'short', timeZone: site.timeZone });

/** An ISO time as people in Granada read it: '21/11/26, 11:30'. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));

/** The same without the hour. */
export const formatDate = (iso: string) => date.format(new Date(iso));

const day = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A date without a moment (`2026-11-16`): '16 nov'. */
export const formatDay = (date: string) => (date ? day.format(new Date(`${date}T00:00:00Z`)) : '');
