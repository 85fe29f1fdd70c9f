import { expect, it } from 'vitest';
import { dueWindow } from '@/lib/jobs/refresh-scheduled';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const includes = (last: string | undefined, now: string, hour: string) => {
  const { after, until } = dueWindow(last ? at(last) : undefined, at(now));
  return (!after || at(hour) > after) && at(hour) <= until;
};

it.each([
  ['the first run refreshes what came due meanwhile', undefined, '12:00:00', '03:00:00', true],
  ['the hour between two runs', '12:00:00', '12:00:30', '12:00:15', true],
  ['the hour at the moment of the run', '11:59:30', '12:00:00', '12:00:00', true],
  ['the run after that one, for pages stored late', '12:00:00', '12:01:00', '12:00:00', true],
  ['an hour that passed while refreshes failed', '12:00:00', '14:00:00', '12:30:00', true],
  ['a clock that was set back', '12:30:00', '12:00:00', '11:59:30', true],
  ['an hour still to come', '12:00:00', '12:00:30', '12:00:31', false],
  ['an hour still to come, at the first run', undefined, '12:00:00', '12:00:01', false],
  ['what two runs have refreshed', '12:02:00', '12:03:00', '12:00:00', false],
])('%s: last run %s, now %s, %s is due: %s', (_name, last, now, hour, expected) => {
  expect(includes(last, now, hour)).toBe(expected);
});
