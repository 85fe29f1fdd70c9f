import 'server-only';
import { areaNames, type FormArea, specOf } from '@/lib/form-areas';
import {
  type Erasable,
  type ErasableRow,
  erasableColumns,
  eraseSubmissions,
  toErasable,
} from '@/lib/jobs/erase-submissions';
import { monthsBefore } from '@/lib/jobs/months-before';
import { createSecretClient } from '@/lib/supabase/secret';

/** The batch size, and the most batches per run; the next run erases the rest. */
const batch = 100;
const rounds = 50;

/** Erases submissions past their retention (lib/form-areas.ts), rows and files together; returns their number. */
export async function eraseExpired(now = new Date()): Promise<number> {
  let erased = 0;
  for (const area of areaNames) {
    for (let round = 0; round < rounds; round += 1) {
      const expired = await listExpired(area, now);
      if (expired.length === 0) break;
      erased += await eraseSubmissions(expired);
    }
  }
  return erased;
}

async function listExpired(area: FormArea, now: Date): Promise<Erasable[]> {
  const { table, retentionMonths } = specOf(area);
  const { data, error } = await createSecretClient()
    .from(table)
    .select(erasableColumns(area))
    .lt('created_at', monthsBefore(now, retentionMonths).toISOString())
    .order('created_at')
    .limit(batch)
    .overrideTypes<ErasableRow[], { merge: false }>();
  if (error) throw new Error('Expired submissions could not be listed', { cause: error });
  return data.map((row) => toErasable(area, row));
}
