import { expect, it } from 'vitest';
import { monthsBefore } from './erase-submissions';

it.each([
  ['2026-11-22T10:30:00.000Z', 12, '2025-11-22T10:30:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 24, '2024-01-31T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2023-02-28T00:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
])('%s less %i months is %s', (now, months, earlier) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(earlier);
});
