import 'server-only';
import { type Area, areas, loadFailure } from '@/lib/admin/areas';
import { type Entry, type EntryRow, entryColumns, toEntry } from '@/lib/admin/entry';
import { type Filter, periodOf } from '@/lib/admin/filter';
import { assertStaff } from '@/lib/auth/session';
import { type Cursor, encodeCursor, olderThan } from '@/lib/http/cursor';
import { createSecretClient } from '@/lib/supabase/secret';
import { createSessionClient } from '@/lib/supabase/server';

/** A page of a list; `next` is the cursor of the following one. */
export type Page<Row> = { rows: Row[]; next: string | null };

const pageSize = 25;

/** What visitors sent to one of the four forms, newest first (spec §7). Staff only; throws when it cannot be loaded. */
export async function listEntries(
  area: Area,
  filter: Filter,
  after: Cursor | null,
): Promise<Page<Entry>> {
  const read = await entryReader(area, filter);
  // One row more than a page holds tells whether there is a next one.
  const rows = await read(after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next =
    rows.length > pageSize && last
      ? encodeCursor({ createdAt: last.created_at, id: last.id })
      : null;
  return { rows: shown.map((row) => toEntry(area, row)), next };
}

export type ReadEntries = (after: Cursor | null, count: number) => Promise<EntryRow[]>;

/**
 * Reads one stretch of a list after the other for whoever asks now; permission and cookies are looked at once. Without
 * a search term under row level security, with one through the function that can use the index (docs/decisions/0009).
 */
export async function entryReader(area: Area, filter: Filter): Promise<ReadEntries> {
  const caller = await assertStaff();
  const { table } = areas[area];
  const { since, before } = periodOf(filter);
  const columns = entryColumns(area);
  const session = await createSessionClient();

  const searched = (after: Cursor | null, count: number) =>
    createSecretClient()
      .rpc(`search_${table}`, {
        term: filter.q,
        reader: caller.id,
        max_rows: count,
        ...(filter.estado && { in_status: filter.estado }),
        ...(since && { since }),
        ...(before && { before }),
        ...(after && { after_created_at: after.createdAt, after_id: after.id }),
      })
      .select(columns)
      .overrideTypes<EntryRow[], { merge: false }>();

  const listed = (after: Cursor | null, count: number) => {
    let query = session
      .from(table)
      .select(columns)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(count);
    if (filter.estado) query = query.eq('status', filter.estado);
    if (since) query = query.gte('created_at', since);
    if (before) query = query.lt('created_at', before);
    // The plain comparison is what the index understands; the other one only settles equal moments.
    if (after) query = query.lte('created_at', after.createdAt).or(olderThan(after));
    return query.overrideTypes<EntryRow[], { merge: false }>();
  };

  return async (after, count) => {
    const { data, error } = await (filter.q ? searched(after, count) : listed(after, count));
    if (error) throw new Error(loadFailure(area), { cause: error });
    return data;
  };
}
