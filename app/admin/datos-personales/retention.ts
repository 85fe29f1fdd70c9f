import 'server-only';
import { adminClient } from '@/lib/auth/staff-client';
import { areaNames, type FormArea, specOf } from '@/lib/form-areas';
import { monthsBefore } from '@/lib/jobs/erase-submissions';
import { type EntryRow, entryColumns, toEntry } from '@/lib/submissions/entry';

/** The most rows of a list; `count` is the total. */
const shown = 10;

/** Submissions of a form whose retention ends soon, the earliest first; `until` is ISO 8601. */
export type Expiring = {
  area: FormArea;
  count: number;
  rows: { id: string; reference: string; name: string; subject: string; until: string }[];
};

/** The submissions that the jobs will erase within `days` (requirement 7.4), by form. Admins only; throws. */
export async function listExpiring(days: number, now = new Date()): Promise<Expiring[]> {
  const supabase = await adminClient();
  const then = new Date(now.getTime() + days * 86_400_000);
  return Promise.all(
    areaNames.map(async (area) => {
      const { table, retentionMonths } = specOf(area);
      const { data, error, count } = await supabase
        .from(table)
        .select(entryColumns(area), { count: 'exact' })
        .lt('created_at', monthsBefore(then, retentionMonths).toISOString())
        .order('created_at')
        .limit(shown)
        .overrideTypes<EntryRow[], { merge: false }>();
      if (error) throw new Error('What expires could not be listed', { cause: error });
      const rows = data.map((row) => {
        const { id, reference, name, subject, createdAt } = toEntry(area, row);
        const until = monthsBefore(new Date(createdAt), -retentionMonths).toISOString();
        return { id, reference, name, subject, until };
      });
      return { area, count: count ?? rows.length, rows };
    }),
  );
}
