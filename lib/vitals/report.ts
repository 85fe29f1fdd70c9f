import 'server-only';
import { assertAdmin } from '@/lib/auth/session';
import { createSecretClient } from '@/lib/supabase/secret';
import type { MeasuredMetric } from '@/lib/vitals/schema';

const days = 28;

/** The measurements of one page pattern: the 75th percentile of each metric, and the number of page views. */
export type PageVitals = {
  page: string;
  p75: Partial<Record<MeasuredMetric, number>>;
  measurements: number;
};

/** The measurements of the last 28 days, by page. Admins only; throws when they cannot be read. */
export async function readVitals(now = new Date()): Promise<PageVitals[]> {
  await assertAdmin();
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const { data, error } = await createSecretClient().rpc('web_vitals_p75', { since });
  if (error) throw new Error('The measurements could not be read', { cause: error });
  return [...Map.groupBy(data, ({ page }) => page)].map(([page, rows]) => ({
    page,
    p75: Object.fromEntries(rows.map(({ metric, p75 }) => [metric, p75])),
    measurements: Math.max(...rows.map((row) => row.measurements)),
  }));
}
