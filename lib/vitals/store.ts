import 'server-only';
import { createSecretClient } from '@/lib/supabase/secret';
import type { Measurement } from '@/lib/vitals/schema';

/** Stores one measurement. Throws when the database does not take it. */
export async function storeMeasurement({ page, metric, value }: Measurement): Promise<void> {
  const { error } = await createSecretClient().from('web_vitals').insert({ page, metric, value });
  if (error) throw new Error('A measurement was not stored', { cause: error });
}

const days = 90;

/** Removes measurements older than ninety days; returns their number. Throws when the database does not answer. */
export async function removeOldMeasurements(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString();
  const { count, error } = await createSecretClient()
    .from('web_vitals')
    .delete({ count: 'exact' })
    .lt('measured_at', before);
  if (error) throw new Error('Old measurements could not be removed', { cause: error });
  return count ?? 0;
}
