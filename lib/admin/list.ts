import 'server-only';
import { type Entry, type EntryRow, entryColumns, toEntry } from '@/lib/admin/entry';
import { type Filter, periodOf } from '@/lib/admin/filter';
import { assertStaff } from '@/lib/auth/session';
import { type FormArea, specOf } from '@/lib/form-areas';
import { type Page, type Place, readPage } from '@/lib/paging/keyset';
import { searchFrom, stretch } from '@/lib/paging/stretch';
import { createSecretClient } from '@/lib/supabase/secret';
import { createSessionClient } from '@/lib/supabase/server';

/** What visitors sent to one of the four forms, newest first Staff only; throws when it cannot be loaded. */
export async function listEntries(
  area: FormArea,
  filter: Filter,
  place: Place,
): Promise<Page<Entry>> {
  const page = await readPage(place, await entryReader(area, filter));
  return { ...page, rows: page.rows.map((row) => toEntry(area, row)) };
}

export type ReadEntries = (place: Place, count: number) => Promise<EntryRow[]>;

/**
 * Reads a list in stretches for the current caller, whose permission and cookies are checked once. Without
 * a search term under row level security, with one through the function that can use the index (docs/decisions/0009).
 */
export async function entryReader(area: FormArea, filter: Filter): Promise<ReadEntries> {
  const caller = await assertStaff();
  const { table } = specOf(area);
  const { since, before } = periodOf(filter);
  const columns = entryColumns(area);
  const session = await createSessionClient();
  const { asignado } = filter;
  const unassigned = asignado === 'nadie';
  const assignee = asignado === 'mias' ? caller.id : unassigned ? '' : asignado;

  const searched = (place: Place, count: number) =>
    createSecretClient()
      .rpc(`search_${table}` as const, {
        term: filter.q,
        reader: caller.id,
        max_rows: count,
        ...(filter.estado && { in_status: filter.estado }),
        ...(since && { since }),
        ...(before && { before }),
        ...(assignee && { assignee }),
        ...(unassigned && { unassigned }),
        ...(place && searchFrom(place)),
      })
      .select(columns)
      .overrideTypes<EntryRow[], { merge: false }>();

  const listed = (place: Place, count: number) => {
    let query = session.from(table).select(columns);
    if (filter.estado) query = query.eq('status', filter.estado);
    if (assignee) query = query.eq('assigned_to', assignee);
    if (unassigned) query = query.is('assigned_to', null);
    if (since) query = query.gte('created_at', since);
    if (before) query = query.lt('created_at', before);
    return stretch(query, place, count).overrideTypes<EntryRow[], { merge: false }>();
  };

  return async (place, count) => {
    const { data, error } = await (filter.q ? searched(place, count) : listed(place, count));
    if (error) throw new Error('The list could not be read', { cause: error });
    return data;
  };
}
