import 'server-only';
import { byteOrderMark, csvLine } from '@/app/admin/_frame/csv';
import { type Filter, sortable } from '@/app/admin/[area]/filter';
import { entryReader } from '@/app/admin/[area]/list';
import type { FormArea } from '@/lib/form-areas';
import { sortOf } from '@/lib/paging/sort';
import { type Entry, toEntry } from '@/lib/submissions/entry';
import { createSessionClient } from '@/lib/supabase/server';

const batch = 500;

export type ExportTexts = {
  heading: readonly string[];
  cells: (entry: Entry) => (string | null)[];
};

/**
 * Exports a filtered list as CSV; with `ids`, and no search term, only those entries. The list is read and sent page by
 * page, so that its length needs no memory. The export is recorded before anything is sent. Staff only. Throws when the
 * first page cannot be loaded, and aborts the download when a later one cannot.
 */
export async function exportEntries(
  area: FormArea,
  filter: Filter,
  { heading, cells }: ExportTexts,
  ids: readonly string[] = [],
): Promise<ReadableStream<Uint8Array>> {
  const read = await entryReader(area, filter, ids);
  const supabase = await createSessionClient();
  const record = await supabase.rpc('record_export', {
    export_area: area,
    // The record says that the list was filtered by a term, an assignee or a selection, but not by which, because that
    // may identify a person.
    with_words: filter.q !== '' || filter.asignado !== '' || ids.length > 0,
    ...(filter.estado && { status: filter.estado }),
    ...(filter.desde && { first_day: filter.desde }),
    ...(filter.hasta && { last_day: filter.hasta }),
  });
  if (record.error) throw new Error('The export could not be recorded', { cause: record.error });
  const encoder = new TextEncoder();
  let rows = await read(null, batch);
  let started = false;
  return new ReadableStream({
    async pull(controller) {
      const head = started ? '' : byteOrderMark + csvLine(heading);
      started = true;
      const lines = rows.map((row) => csvLine(cells(toEntry(area, row)))).join('');
      controller.enqueue(encoder.encode(head + lines));
      const last = rows.at(-1);
      if (!last || rows.length < batch) return controller.close();
      const { key } = sortOf(filter.orden, sortable);
      const cursor = { at: last.created_at, id: last.id, ...(key && { key: last[key] }) };
      rows = await read({ cursor, back: false }, batch);
    },
  });
}
