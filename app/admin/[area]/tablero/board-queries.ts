import 'server-only';
import { meanMark } from '@/app/admin/[area]/review-queries';
import { staffClient } from '@/lib/auth/session';
import { type FormArea, specOf } from '@/lib/form-areas';
import { type EntryRow, entryColumns, toEntry } from '@/lib/submissions/entry';
import { statuses } from '@/lib/submissions/statuses';

const perColumn = 50;

/**
 * The newest entries of each state; `total` counts all, and `mean` is that of all marks of all readers, null without
 * marks. Staff only; throws when they cannot be loaded.
 */
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
      const means = area === 'editorial' ? await readMeans(data.map(({ id }) => id)) : null;
      const cards = data.map((row) => ({
        ...toEntry(area, row),
        mean: means?.get(row.id) ?? null,
      }));
      return { status, cards, total: Math.max(count ?? 0, cards.length) };
    }),
  );
}

/** The mean mark of proposals, over all readers and criteria. */
async function readMeans(ids: readonly string[]): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map();
  const supabase = await staffClient('editorial');
  const { data, error } = await supabase
    .from('submission_reviews')
    .select('submission_id, originalidad, estilo, estructura, interes, catalogo')
    .in('submission_id', [...ids]);
  if (error) throw new Error('The marks could not be read', { cause: error });
  return new Map(
    ids.map((id) => [id, meanMark(...data.filter(({ submission_id }) => submission_id === id))]),
  );
}
