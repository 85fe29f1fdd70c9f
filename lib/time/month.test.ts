import { expect, it } from 'vitest';
import { addMonths, daysOf, readMonth, spanOf, weekday } from '@/lib/time/madrid';

it('reads the month of an address, else the current one in Madrid', () => {
  const lastMinutes = new Date('2026-11-30T23:30:00Z');
  expect(readMonth('2030-02')).toBe('2030-02');
  for (const value of ['2030-13', '1999-01', '2030-2', ['2030-02'], undefined]) {
    expect(readMonth(value, lastMinutes)).toBe('2026-12');
  }
});

it('moves from month to month, within the years of four digits', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2000-01', -1)).toBeNull();
  expect(addMonths('2099-12', 1)).toBeNull();
});

it('returns the days of a month and their weekdays', () => {
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(daysOf('2026-11').at(-1)).toBe('2026-11-30');
  expect(weekday('2026-11-02')).toBe(0);
  expect(weekday('2026-11-01')).toBe(6);
});

it('returns the beginning and end of a month in Madrid, also with a clock change', () => {
  expect(spanOf('2026-10')).toEqual({
    from: '2026-09-30T22:00:00.000Z',
    to: '2026-10-31T23:00:00.000Z',
  });
  expect(spanOf('2099-12').to).toBe('2099-12-31T23:00:00.000Z');
});
