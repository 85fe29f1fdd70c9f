import { z } from 'zod';
import { measuredPages } from './pages.ts';

export const measuredMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type MeasuredMetric = (typeof measuredMetrics)[number];

/** A measurement of a browser: only these three values, so that no identifier can be added. */
export const measurementSchema = z.strictObject({
  page: z.enum(measuredPages),
  metric: z.enum(measuredMetrics),
  /** Milliseconds, or the CLS score without unit; values above ten minutes are refused. */
  value: z.number().min(0).max(600_000),
});

export type Measurement = z.infer<typeof measurementSchema>;
