import 'server-only';
import { isRowId } from '@/app/admin/_frame/schema';
import { assertStaff, staffClient } from '@/lib/auth/session';
import { type FormArea, specOf } from '@/lib/form-areas';
import { readableDomains } from '@/lib/mail/address';
import {
  keysetQuery,
  type ListPosition,
  readPage,
  searchSorted,
  sortOf,
} from '@/lib/paging/keyset';
import { type EntryRow, entryColumns, toEntry } from '@/lib/submissions/entry';
import type { Tables } from '@/lib/supabase/database.types';
import { createSecretClient } from '@/lib/supabase/secret';
import { createSessionClient } from '@/lib/supabase/server';
import { endOfDay, startOfDay } from '@/lib/time/madrid';
import { type Filter, lookupTerm, readFilter, sortable } from './filter';

/** A page of the submissions of one form. Staff only; throws when it cannot be loaded. */
export async function listEntries(area: FormArea, filter: Filter, position: ListPosition) {
  const { key } = sortOf(filter.orden, sortable);
  const read = await entryReader(area, filter);
  const page = await readPage(position, read, key && ((row) => row[key]));
  return { ...page, rows: page.rows.map((row) => toEntry(area, row)) };
}

/**
 * Returns a function that reads a filtered list in batches for the current caller, whose permission is checked once.
 * With `ids`, and no search term, it reads only those entries. A search runs as a database function that can use the
 * text index, any other list under row level security (docs/decisions/0009).
 */
export async function entryReader(area: FormArea, filter: Filter, ids: readonly string[] = []) {
  const caller = await assertStaff(area);
  const { table } = specOf(area);
  const [since, before] = [startOfDay(filter.desde), endOfDay(filter.hasta)];
  const columns = entryColumns(area);
  const sort = sortOf(filter.orden, sortable);
  const session = await createSessionClient();
  const { asignado } = filter;
  const unassigned = asignado === 'nadie';
  const assignee = asignado === 'mias' ? caller.id : unassigned ? '' : asignado;

  const searched = (position: ListPosition, count: number) =>
    createSecretClient()
      .rpc(`search_${table}` as const, {
        term: lookupTerm(readableDomains(filter.q)),
        reader: caller.id,
        max_rows: count,
        ...(filter.estado && { in_status: filter.estado }),
        ...(since && { since }),
        ...(before && { before }),
        ...(assignee && { assignee }),
        ...(unassigned && { unassigned }),
        ...searchSorted(sort, position),
      })
      .select(columns)
      .overrideTypes<EntryRow[], { merge: false }>();

  const listed = (position: ListPosition, count: number) => {
    let query = session.from(table).select(columns);
    if (ids.length > 0) query = query.in('id', [...ids]);
    if (filter.estado) query = query.eq('status', filter.estado);
    if (assignee) query = query.eq('assigned_to', assignee);
    if (unassigned) query = query.is('assigned_to', null);
    if (since) query = query.gte('created_at', since);
    if (before) query = query.lt('created_at', before);
    return keysetQuery(query, position, count, { sort }).overrideTypes<
      EntryRow[],
      { merge: false }
    >();
  };

  return async (position: ListPosition, count: number) => {
    const { data, error } = await (filter.q ? searched(position, count) : listed(position, count));
    if (error) throw new Error('The list could not be read', { cause: error });
    return data;
  };
}

/**
 * The entries before and after one in a filtered list, each with the position of a page that has it. Its new state may have
 * taken the entry itself out of the list. Staff only; throws when they cannot be loaded.
 */
export async function neighboursOf(area: FormArea, filter: Filter, id: string) {
  const { key } = sortOf(filter.orden, sortable);
  const own = await entryReader(area, readFilter({ orden: filter.orden }), [id]);
  const read = await entryReader(area, filter);
  const [row] = await own(null, 1);
  return Promise.all(
    [true, false].map(async (back) => {
      if (!row) return undefined;
      const position = { cursor: { at: row.created_at, id, ...(key && { key: row[key] }) }, back };
      const [found] = await read(position, 1);
      return found && { id: found.id, position };
    }),
  );
}

export type EntryDetails = NonNullable<Awaited<ReturnType<typeof getEntry>>>;

type DetailRow = EntryRow & Pick<Tables<'editorial_submissions'>, 'consent_at' | 'consent_version'>;

/**
 * A submission with its history, or null. Staff only; throws when it cannot be loaded. An event has a `kind` and the
 * fields of it: `before` and `after` of an `estado`, `assignee` of an `asignacion` (null for nobody), `file` of a
 * `descarga` or `lectura`; `notas` has none. `actor` is null for an event of the website itself. The name of an erased
 * person is empty.
 */
export async function getEntry(area: FormArea, id: string) {
  const supabase = await staffClient(area);
  if (!isRowId(id)) return null;
  const [found, events] = await Promise.all([
    supabase
      .from(specOf(area).table)
      .select(`${entryColumns(area)}, consent_at, consent_version`)
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<DetailRow, { merge: false }>(),
    supabase
      .from('submission_events')
      .select(
        'id, at:created_at, kind, before:from_status, after:to_status, file, assignee:assignee_email, actor:actor_email',
      )
      .eq('submission_id', id)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(200),
  ]);
  if (found.error) throw new Error('The entry could not be read', { cause: found.error });
  if (events.error) throw new Error('The history could not be read', { cause: events.error });
  const row = found.data;
  if (!row) return null;
  return {
    ...toEntry(area, row),
    consent: row.consent_at ? { at: row.consent_at, version: row.consent_version ?? '' } : null,
    history: events.data,
  };
}
