import { expect, it } from 'vitest';
import { workingHoursBefore } from './working-hours';

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
