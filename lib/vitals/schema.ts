import { z } from 'zod';
import { measuredPages } from './pages.ts';

export const measuredMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type MeasuredMetric = (typeof measuredMetrics)[number];

/** What a browser may send: nothing but these three, so that no identifier can be added. */
export const measurementSchema = z.strictObject({
  page: z.enum(measuredPages),
  metric: z.enum(measuredMetrics),
  /** Milliseconds, or the unit-less shift of CLS; more than ten minutes is no page view. */
  value: z.number().min(0).max(600_000),
});

export type Measurement = z.infer<typeof measurementSchema>;
