import 'server-only';
import { staffClient } from '@/lib/auth/session';
import { type FormArea, specOf } from '@/lib/form-areas';
import { type EntryRow, entryColumns, toEntry } from '@/lib/submissions/entry';
import { statuses } from '@/lib/submissions/statuses';

const perColumn = 50;

/** The newest entries of each state; `total` counts all. Staff only; throws when they cannot be loaded. */
export async function readBoard(area: FormArea) {
  const supabase = await staffClient(area);
  return Promise.all(
    statuses.map(async (status) => {
      const { data, count, error } = await supabase
        .from(specOf(area).table)
        .select(entryColumns(area), { count: 'exact' })
        .eq('status', status)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(perColumn)
        .overrideTypes<EntryRow[], { merge: false }>();
      if (error) throw new Error('The board could not be read', { cause: error });
      const cards = data.map((row) => toEntry(area, row));
      return { status, cards, total: Math.max(count ?? 0, cards.length) };
    }),
  );
}
