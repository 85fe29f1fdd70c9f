import { describe, expect, it } from 'vitest';
import {
  dayOf,
  endOfDay,
  fromWallClock,
  startOfDay,
  toWallClock,
  workingHoursBefore,
} from '@/lib/time/madrid';

describe('local time in Granada', () => {
  it.each([
    ['winter', '2026-11-22T10:30', '2026-11-22T09:30:00.000Z'],
    ['summer', '2026-07-01T10:30', '2026-07-01T08:30:00.000Z'],
    ['the minute before the clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['the minute after', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['midnight', '2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s', (_name, wall, iso) => {
    expect(fromWallClock(wall)).toEqual({ iso });
    expect(toWallClock(iso)).toBe(wall);
  });

  it('uses the first of the repeated hour', () => {
    expect(fromWallClock('2026-10-25T02:30')).toEqual({ iso: '2026-10-25T00:30:00.000Z' });
    expect(toWallClock('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30');
  });

  it('refuses the hour that does not exist', () => {
    expect(fromWallClock('2026-03-29T02:30')).toEqual({ problem: 'skipped' });
  });

  it.each(['', 'mañana', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01', '2026-01-01T24:30'])(
    'does not understand «%s»',
    (value) => {
      expect(fromWallClock(value)).toEqual({ problem: 'malformed' });
    },
  );

  it('drops the seconds that some browsers send', () => {
    expect(fromWallClock('2026-11-22T10:30:45')).toEqual({ iso: '2026-11-22T09:30:00.000Z' });
  });
});

describe('days in Madrid', () => {
  it.each([
    ['2026-11-22', '2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    // The days of the clock changes have 23 and 25 hours.
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%s', (day, start, end) => {
    expect([startOfDay(day), endOfDay(day)]).toEqual([start, end]);
    expect(dayOf(new Date(start))).toBe(day);
  });

  it.each(['', 'ayer', '2026-02-30', '2026-13-01', '22/11/2026', '2026-11-22T10:00'])(
    'there is no day «%s»',
    (day) => {
      expect([startOfDay(day), endOfDay(day)]).toEqual([null, null]);
    },
  );
});

describe('working hours', () => {
  it.each([
    // November 2026: the 23rd is a Monday.
    ['on Thursday they began on Tuesday', '2026-11-26T12:30+01:00', '2026-11-24T12:30+01:00'],
    ['on Tuesday they began on Friday', '2026-11-24T10:00+01:00', '2026-11-20T10:00+01:00'],
    ['a weekend stands still', '2026-11-22T18:00+01:00', '2026-11-19T00:00+01:00'],
    ['a Saturday is due on Wednesday', '2026-11-25T00:00+01:00', '2026-11-23T00:00+01:00'],
    ['midnight is that of Madrid', '2026-11-24T00:30+01:00', '2026-11-20T00:30+01:00'],
    // The clocks change in the night to Sunday, 25 October and 29 March 2026.
    ['winter time changes no hour of work', '2026-10-27T09:00+01:00', '2026-10-23T09:00+02:00'],
    ['nor does summer time', '2026-03-30T09:00+02:00', '2026-03-26T09:00+01:00'],
  ])('48 working hours: %s', (_, now, since) => {
    expect(workingHoursBefore(new Date(now), 48).toISOString()).toBe(new Date(since).toISOString());
  });

  it('long terms go back over several weeks', () => {
    const now = new Date('2026-11-26T12:00+01:00');
    expect(workingHoursBefore(now, 240).toISOString()).toBe('2026-11-12T11:00:00.000Z');
  });
});
