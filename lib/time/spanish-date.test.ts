import { describe, expect, it } from 'vitest';
import { fromSpanishDate, readTime, toSpanishDate, withDay } from '@/lib/time/madrid';

describe('a date in Spanish notation', () => {
  it.each([
    ['2030-07-01', '01/07/2030'],
    ['2030-07-01T10:30', '01/07/2030 10:30'],
    ['', ''],
    ['mañana', 'mañana'],
  ])('%j is shown as %j', (value, shown) => {
    expect(toSpanishDate(value)).toBe(shown);
  });

  it.each([
    ['1/7/2030', '2030-07-01'],
    ['01-07-30', '2030-07-01'],
    [' 1.7.2030 ', '2030-07-01'],
    ['29/2/2028', '2028-02-29'],
    ['29/2/2027', null],
    ['31/02/2030', null],
    ['1/7/2030 10:30', null],
    ['2030-07-01', null],
    ['mañana', null],
    ['', null],
  ])('%j is read as the day %j', (text, day) => {
    expect(fromSpanishDate(text, false)).toBe(day);
  });

  it.each([
    ['1/7/2030 10:30', '2030-07-01T10:30'],
    ['1/7/2030, 9.05', '2030-07-01T09:05'],
    ['1/7/2030 a las 9h30', '2030-07-01T09:30'],
    ['1/7/2030', '2030-07-01T09:00'],
    ['1/7/2030 24:00', null],
  ])('%j is read as the moment %j', (text, moment) => {
    expect(fromSpanishDate(text, true)).toBe(moment);
  });

  it('keeps its time when the day changes', () => {
    expect(withDay('2030-07-01T10:30', '2030-08-02', true)).toBe('2030-08-02T10:30');
    expect(withDay('', '2030-08-02', true)).toBe('2030-08-02T09:00');
    expect(withDay('', '2030-08-02', false)).toBe('2030-08-02');
  });
});

it.each([
  ['10:30', '10:30'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['1815', '18:15'],
  ['9.05', '09:05'],
  ['24:00', null],
  ['12:60', null],
  ['tarde', null],
])('the hour %j is read as %j', (text, hour) => {
  expect(readTime(text)).toBe(hour);
});
