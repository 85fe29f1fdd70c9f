import { type Cursor, decodeCursor, encodeCursor } from '@/lib/paging/cursor';

/** A position in a list: after a cursor, or with `back` before it. Null is the beginning. */
export type Place = { cursor: Cursor; back: boolean } | null;

/** A page of a list with the cursors of the next and previous page; null at the end or beginning of the list. */
export type Page<Row> = { rows: Row[]; previous: string | null; next: string | null };

type Dated = { created_at: string; id: string };

export const pageSize = 25;

/** Reads the position from an address: `?despues=` for the rows after a cursor, `?antes=` for those before. */
export function readPlace({ antes, despues }: Readonly<Record<string, unknown>>): Place {
  const back = decodeCursor(antes);
  const cursor = back ?? decodeCursor(despues);
  return cursor && { cursor, back: back !== null };
}

/** The query parameters of a position; none for the beginning. */
export function addressOf(place: Place): Readonly<Record<string, string>> {
  return place ? { [place.back ? 'antes' : 'despues']: encodeCursor(place.cursor) } : {};
}

/**
 * Reads a page. `read` returns up to `count` rows from the position on, the nearest to its cursor first. It is called
 * with one more than a page holds, which shows whether the list continues. `keyOf` returns the sort value when the list
 * is not sorted by time alone.
 */
export async function readPage<Row extends Dated>(
  place: Place,
  read: (place: Place, count: number) => Promise<Row[]>,
  keyOf?: (row: Row) => string,
): Promise<Page<Row>> {
  const found = await read(place, pageSize + 1);
  // Near the beginning there may be fewer previous rows than a page holds; the first page shows them and the next ones.
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
