import { describe, expect, it, vi } from 'vitest';
import {
  addMonths,
  dayOf,
  daysOf,
  endOfDay,
  fromSpanishDate,
  fromWallClock,
  readMonth,
  spanOf,
  startOfDay,
  toSpanishDate,
  toWallClock,
  weekday,
  withDay,
  workingHoursBefore,
} from './madrid';

// The hours of the owner may change; the rows below count on these.
vi.mock('@/lib/site', () => ({
  site: {
    timeZone: 'Europe/Madrid',
    openingHours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] }],
  },
}));

describe('local time in Granada', () => {
  it.each([
    ['winter', '2026-11-22T10:30', '2026-11-22T09:30:00.000Z'],
    ['summer', '2026-07-01T10:30', '2026-07-01T08:30:00.000Z'],
    ['the minute before the clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['the minute after', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['the first of the repeated hour', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['midnight', '2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s', (_name, wall, iso) => {
    expect(fromWallClock(wall)).toEqual({ iso });
    expect(toWallClock(iso)).toBe(wall);
  });

  it('shows the repeated hour twice, and refuses the hour that does not exist', () => {
    expect(toWallClock('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30');
    expect(fromWallClock('2026-03-29T02:30')).toEqual({ problem: 'skipped' });
  });

  it.each(['', 'mañana', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01', '2026-01-01T24:30'])(
    'does not understand «%s»',
    (value) => expect(fromWallClock(value)).toEqual({ problem: 'malformed' }),
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
    (day) => expect([startOfDay(day), endOfDay(day)]).toEqual([null, null]),
  );
});

it.each([
  // November 2026: the 23rd is a Monday.
  ['on Thursday they began on Tuesday', '2026-11-26T12:30+01:00', '2026-11-24T12:30+01:00', 48],
  ['on Tuesday they began on Friday', '2026-11-24T10:00+01:00', '2026-11-20T10:00+01:00', 48],
  ['a weekend stands still', '2026-11-22T18:00+01:00', '2026-11-19T00:00+01:00', 48],
  ['a Saturday is due on Wednesday', '2026-11-25T00:00+01:00', '2026-11-23T00:00+01:00', 48],
  ['midnight is that of Madrid', '2026-11-24T00:30+01:00', '2026-11-20T00:30+01:00', 48],
  // The clocks change in the night to Sunday, 25 October and 29 March 2026.
  ['winter time changes no hour of work', '2026-10-27T09:00+01:00', '2026-10-23T09:00+02:00', 48],
  ['nor does summer time', '2026-03-30T09:00+02:00', '2026-03-26T09:00+01:00', 48],
  ['long terms go back over several weeks', '2026-11-26T12:00+01:00', '2026-11-12T11:00Z', 240],
])('working hours: %s', (_, now, since, hours) => {
  expect(workingHoursBefore(new Date(now), hours)).toEqual(new Date(since));
});

describe('months', () => {
  it('are read from an address, else the current one in Madrid', () => {
    const lastMinutes = new Date('2026-11-30T23:30:00Z');
    expect(readMonth('2030-02')).toBe('2030-02');
    for (const value of ['2030-13', '1999-01', '2030-2', ['2030-02'], undefined]) {
      expect(readMonth(value, lastMinutes)).toBe('2026-12');
    }
  });

  it('follow each other within the years of four digits', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2000-01', -1)).toBeNull();
    expect(addMonths('2099-12', 1)).toBeNull();
  });

  it('have days with weekdays, and begin and end in Madrid, also with a clock change', () => {
    expect(daysOf('2028-02')).toHaveLength(29);
    expect(daysOf('2026-11').at(-1)).toBe('2026-11-30');
    expect([weekday('2026-11-02'), weekday('2026-11-01')]).toEqual([0, 6]);
    const october = { from: '2026-09-30T22:00:00.000Z', to: '2026-10-31T23:00:00.000Z' };
    expect(spanOf('2026-10')).toEqual(october);
    expect(spanOf('2099-12').to).toBe('2099-12-31T23:00:00.000Z');
  });
});

describe('a date in Spanish notation', () => {
  it.each([
    ['2030-07-01', '01/07/2030'],
    ['2030-07-01T10:30', '01/07/2030 10:30'],
    ['2030-07-01 10:30:00', '01/07/2030 10:30'],
    ['\u200e2030‑07‑01', '01/07/2030'],
    ['2030-07-01 a las 10', '2030-07-01 a las 10'],
    ['mañana', 'mañana'],
  ])('%j is shown as %j', (value, shown) => expect(toSpanishDate(value)).toBe(shown));

  it.each([
    ['1/7/2030', '2030-07-01', '2030-07-01T09:00'],
    ['01-07-30', '2030-07-01', '2030-07-01T09:00'],
    [' 1.7.2030 ', '2030-07-01', '2030-07-01T09:00'],
    ['29/2/2028', '2028-02-29', '2028-02-29T09:00'],
    ['29/2/2027', null, null],
    ['1/7/2030 10:30', null, '2030-07-01T10:30'],
    ['1/7/2030, 9.05', null, '2030-07-01T09:05'],
    ['1/7/2030 a las 9h30', null, '2030-07-01T09:30'],
    ['\u200e1/7/2030', '2030-07-01', '2030-07-01T09:00'],
    ['01\u200e/07\u200e/2030 \u200f\u200e10:30', null, '2030-07-01T10:30'],
    ['1‑7‑2030', '2030-07-01', '2030-07-01T09:00'],
    ['1–7−2030', '2030-07-01', '2030-07-01T09:00'],
    ['０１/０７／２０３０　１０：３０', null, '2030-07-01T10:30'],
    ['١/٧/٢٠٣٠', '2030-07-01', '2030-07-01T09:00'],
    ['1/7/2030 24:00', null, null],
    ['2030-07-01', null, null],
    ['mañana', null, null],
    ['', null, null],
  ])('%j is read as the day %j and the moment %j', (text, day, moment) => {
    expect([fromSpanishDate(text, false), fromSpanishDate(text, true)]).toEqual([day, moment]);
  });

  it('keeps its time when the day changes', () => {
    expect(withDay('2030-07-01T10:30', '2030-08-02', true)).toBe('2030-08-02T10:30');
    expect(withDay('', '2030-08-02', true)).toBe('2030-08-02T09:00');
    expect(withDay('', '2030-08-02', false)).toBe('2030-08-02');
  });
});
