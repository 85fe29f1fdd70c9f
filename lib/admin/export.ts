import 'server-only';
import type { Area } from '@/lib/admin/areas';
import { byteOrderMark, csvLine } from '@/lib/admin/csv';
import { type Entry, toEntry } from '@/lib/admin/entry';
import type { Filter } from '@/lib/admin/filter';
import { entryReader } from '@/lib/admin/list';

const pageSize = 500;

/** How the export names its columns and writes what is a code in the database. */
export type ExportTexts = {
  heading: readonly string[];
  cells: (entry: Entry) => (string | null)[];
};

/**
 * A filtered list as CSV, read and sent page by page, so that its length costs no memory. Staff only; throws when the
 * first page cannot be loaded, and breaks the download off when a later one cannot.
 */
export async function exportEntries(
  area: Area,
  filter: Filter,
  { heading, cells }: ExportTexts,
): Promise<ReadableStream<Uint8Array>> {
  const read = await entryReader(area, filter);
  const encoder = new TextEncoder();
  let rows = await read(null, pageSize);
  let started = false;
  return new ReadableStream({
    async pull(controller) {
      const head = started ? '' : byteOrderMark + csvLine(heading);
      started = true;
      const lines = rows.map((row) => csvLine(cells(toEntry(area, row)))).join('');
      controller.enqueue(encoder.encode(head + lines));
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return controller.close();
      rows = await read({ createdAt: last.created_at, id: last.id }, pageSize);
    },
  });
}
