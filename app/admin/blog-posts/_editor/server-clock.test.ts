import { expect, it, vi } from 'vitest';
import { measureClock, serverNow } from './server-clock';

it('tells the time of the server on a computer whose clock is an hour behind', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
  expect(serverNow()).toEqual(new Date('2026-11-22T09:00:00Z'));
  measureClock('2026-11-22T10:00:00Z');
  vi.advanceTimersByTime(600_000);
  // The router shows the kept page again.
  measureClock('2026-11-22T10:00:00Z');
  expect(serverNow()).toEqual(new Date('2026-11-22T10:10:00Z'));
});
