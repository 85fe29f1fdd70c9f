import { type Cursor, decodeCursor, encodeCursor } from '@/lib/paging/cursor';

/** Where in a list one stands: at the rows after a cursor, or back before it. Null is the beginning. */
export type Place = { cursor: Cursor; back: boolean } | null;

/** A page of a list with the cursors of the ways onward; null where the list begins or ends. */
export type Page<Row> = { rows: Row[]; previous: string | null; next: string | null };

type Dated = { created_at: string; id: string };

export const pageSize = 25;

/** The place that an address names: `?despues=` goes on in the list, `?antes=` back. */
export function readPlace({ antes, despues }: Readonly<Record<string, unknown>>): Place {
  const back = decodeCursor(antes);
  const cursor = back ?? decodeCursor(despues);
  return cursor && { cursor, back: back !== null };
}

/** The parameters that name a place in an address; none for the beginning. */
export function addressOf(place: Place): Readonly<Record<string, string>> {
  return place ? { [place.back ? 'antes' : 'despues']: encodeCursor(place.cursor) } : {};
}

/**
 * Reads a page. `read` answers so many rows from the place on, the nearest to its cursor first; it is asked for one more
 * than a page holds, which tells whether the list goes on. `keyOf` is what the list is sorted by, if not by time alone.
 */
export async function readPage<Row extends Dated>(
  place: Place,
  read: (place: Place, count: number) => Promise<Row[]>,
  keyOf?: (row: Row) => string,
): Promise<Page<Row>> {
  const found = await read(place, pageSize + 1);
  // Back at the top there may be fewer rows than a page holds; the first page shows these and the next ones.
  if (place?.back && found.length < pageSize) return readPage(null, read, keyOf);
  const rows = found.slice(0, pageSize);
  if (place?.back) rows.reverse();
  const more = found.length > pageSize;
  const [first, last] = [rows[0], rows.at(-1)];
  const cursorOf = (row: Row) =>
    encodeCursor({ at: row.created_at, id: row.id, ...(keyOf && { key: keyOf(row) }) });
  return {
    rows,
    previous: first && place && (more || !place.back) ? cursorOf(first) : null,
    next: last && (more || place?.back) ? cursorOf(last) : null,
  };
}
