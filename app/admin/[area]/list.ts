import 'server-only';
import { type Filter, periodOf, sortable } from '@/app/admin/[area]/filter';
import { assertStaff } from '@/lib/auth/session';
import { type FormArea, specOf } from '@/lib/form-areas';
import { readableDomains } from '@/lib/mail/address';
import { keysetQuery, type Page, type Place, readPage, searchSorted } from '@/lib/paging/keyset';
import { sortOf } from '@/lib/paging/sort';
import { type Entry, type EntryRow, entryColumns, toEntry } from '@/lib/submissions/entry';
import { createSecretClient } from '@/lib/supabase/secret';
import { createSessionClient } from '@/lib/supabase/server';

/** A page of the submissions of one form. Staff only; throws when it cannot be loaded. */
export async function listEntries(
  area: FormArea,
  filter: Filter,
  place: Place,
): Promise<Page<Entry>> {
  const { key } = sortOf(filter.orden, sortable);
  const read = await entryReader(area, filter);
  const page = await readPage(place, read, key && ((row) => row[key]));
  return { ...page, rows: page.rows.map((row) => toEntry(area, row)) };
}

export type ReadEntries = (place: Place, count: number) => Promise<EntryRow[]>;

/**
 * Returns a function that reads a filtered list in batches for the current caller, whose permission is checked once.
 * With `ids`, and no search term, it reads only those entries. A search runs as a database function that can use the
 * text index, any other list under row level security (docs/decisions/0009).
 */
export async function entryReader(
  area: FormArea,
  filter: Filter,
  ids: readonly string[] = [],
): Promise<ReadEntries> {
  const caller = await assertStaff();
  const { table } = specOf(area);
  const { since, before } = periodOf(filter);
  const columns = entryColumns(area);
  const sort = sortOf(filter.orden, sortable);
  const session = await createSessionClient();
  const { asignado } = filter;
  const unassigned = asignado === 'nadie';
  const assignee = asignado === 'mias' ? caller.id : unassigned ? '' : asignado;

  const searched = (place: Place, count: number) =>
    createSecretClient()
      .rpc(`search_${table}` as const, {
        term: readableDomains(filter.q),
        reader: caller.id,
        max_rows: count,
        ...(filter.estado && { in_status: filter.estado }),
        ...(since && { since }),
        ...(before && { before }),
        ...(assignee && { assignee }),
        ...(unassigned && { unassigned }),
        ...searchSorted(sort, place),
      })
      .select(columns)
      .overrideTypes<EntryRow[], { merge: false }>();

  const listed = (place: Place, count: number) => {
    let query = session.from(table).select(columns);
    if (ids.length > 0) query = query.in('id', [...ids]);
    if (filter.estado) query = query.eq('status', filter.estado);
    if (assignee) query = query.eq('assigned_to', assignee);
    if (unassigned) query = query.is('assigned_to', null);
    if (since) query = query.gte('created_at', since);
    if (before) query = query.lt('created_at', before);
    return keysetQuery(query, place, count, { sort }).overrideTypes<EntryRow[], { merge: false }>();
  };

  return async (place, count) => {
    const { data, error } = await (filter.q ? searched(place, count) : listed(place, count));
    if (error) throw new Error('The list could not be read', { cause: error });
    return data;
  };
}
