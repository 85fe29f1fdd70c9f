import { expect, it } from 'vitest';
import type { Week } from './queries';
import { WeekChart } from './week-chart';

const weeksOf = (...totals: number[]): Week[] =>
  totals.map((total, index) => ({ monday: `2026-09-${14 + 7 * index}`, total, byKind: {} }));

it('is drawn when there were enquiries', async () => {
  expect(await WeekChart({ weeks: weeksOf(0, 0) })).toBeNull();
  expect(await WeekChart({ weeks: weeksOf(0, 3) })).not.toBeNull();
});
