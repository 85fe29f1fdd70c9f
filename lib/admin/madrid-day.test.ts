import { describe, expect, it } from 'vitest';
import { endOfDay, startOfDay } from './madrid-day';

describe('days in Madrid', () => {
  it.each([
    ['2026-11-22', '2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    // The days on which the clock changes are 23 and 25 hours long.
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%s', (day, start, end) => {
    expect([startOfDay(day), endOfDay(day)]).toEqual([start, end]);
  });

  it.each(['', 'ayer', '2026-02-30', '2026-13-01', '22/11/2026', '2026-11-22T10:00'])(
    'there is no day «%s»',
    (day) => {
      expect([startOfDay(day), endOfDay(day)]).toEqual([null, null]);
    },
  );
});
