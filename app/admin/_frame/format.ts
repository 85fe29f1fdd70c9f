import { dayOf, toSpanishDate, toWallClock } from '@/lib/time/madrid';

/** Dates of the back-office, in Madrid (requirement 6.19): '21/11/2026'. */
export const formatDate = (iso: string) => toSpanishDate(dayOf(new Date(iso)));

/** '21/11/2026 11:30'. */
export const formatDateTime = (iso: string) => toSpanishDate(toWallClock(iso));

/** '21/11/2026 11:30:05'. */
export const formatSeconds = (iso: string) =>
  `${formatDateTime(iso)}:${new Date(iso).toISOString().slice(17, 19)}`;
