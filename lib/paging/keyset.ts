import { type Cursor, decodeCursor, encodeCursor } from '@/lib/paging/cursor';

/** Where in a list one stands: at the rows that are older than a cursor, or newer. Null is the newest of all. */
export type Place = { cursor: Cursor; newer: boolean } | null;

/** A page of a list, newest first, with the cursors of the ways onward; null where the list ends. */
export type Page<Row> = { rows: Row[]; newer: string | null; older: string | null };

type Dated = { created_at: string; id: string };

export const pageSize = 25;

/** The place that an address names: `?despues=` goes on to older rows, `?antes=` back to newer ones. */
export function readPlace({ antes, despues }: Readonly<Record<string, unknown>>): Place {
  const back = decodeCursor(antes);
  const cursor = back ?? decodeCursor(despues);
  return cursor && { cursor, newer: back !== null };
}

/** The parameters that name a place in an address; none for the newest of all. */
export function addressOf(place: Place): Readonly<Record<string, string>> {
  return place ? { [place.newer ? 'antes' : 'despues']: encodeCursor(place.cursor) } : {};
}

/**
 * Reads a page. `read` answers so many rows from the place on, the nearest to its cursor first; it is asked for one more
 * than a page holds, which tells whether the list goes on.
 */
export async function readPage<Row extends Dated>(
  place: Place,
  read: (place: Place, count: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const found = await read(place, pageSize + 1);
  // Back at the top there may be fewer rows than a page holds; the first page shows these and the next ones.
  if (place?.newer && found.length < pageSize) return readPage(null, read);
  const rows = found.slice(0, pageSize);
  if (place?.newer) rows.reverse();
  const more = found.length > pageSize;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    newer: first && place && (more || !place.newer) ? cursorOf(first) : null,
    older: last && (more || place?.newer) ? cursorOf(last) : null,
  };
}

const cursorOf = ({ created_at, id }: Dated) => encodeCursor({ at: created_at, id });
