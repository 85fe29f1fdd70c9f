import { isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Week } from '@/app/admin/_dashboard/queries';
import { StackedBars, WeekChart } from '@/app/admin/_dashboard/week-chart';

const weeksOf = (totals: number[]): Week[] =>
  totals.map((total, index) => ({
    monday: `2026-09-${String(7 + index).padStart(2, '0')}`,
    total,
    byKind: total > 0 ? { editorial: total } : {},
  }));

/** The types of all elements that a component returns; nested components are not rendered. */
function elementsOf(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node.type, ...elementsOf(node.props.children)];
}

it('is drawn when there were enquiries', async () => {
  expect(await WeekChart({ weeks: weeksOf([0, 0, 0]) })).toBeNull();
  expect(elementsOf(await WeekChart({ weeks: weeksOf([0, 3, 1]) }))).toContain(StackedBars);
});
