import { newestFirst, type Sort } from '@/lib/paging/sort';

/**
 * A keyset cursor in an address: the last row's time and id, and the value of the sort column if the list is not sorted
 * by time. It comes back from the query string and is untrusted, so only an exact format is accepted, which also makes
 * it safe inside a PostgREST filter.
 */
type Cursor = { at: string; id: string; key?: string };

const shape =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00:00))_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_([\p{L}\p{N}_ ]{0,300}))?$/u;

/** Encodes a cursor for an address. */
export const encodeCursor = ({ at, id, key }: Cursor): string =>
  [at, id, ...(key === undefined ? [] : [key])].join('_');

/** Decodes the cursor of an address; null for any other format. */
export function decodeCursor(value: unknown): Cursor | null {
  const [, at, id, key] = (typeof value === 'string' && shape.exec(value)) || [];
  if (!at || !id || Number.isNaN(Date.parse(at))) return null;
  return key === undefined ? { at, id } : { at, id, key };
}

/** A PostgREST `or` filter for the rows after a cursor; `columns.key` is the sort column before the time. */
export function beyond(
  columns: { time: string; key?: string | undefined },
  { at, id, key = '' }: Cursor,
  ascending: boolean,
): string {
  const sign = ascending ? 'gt' : 'lt';
  const later = `${columns.time}.${sign}."${at}",and(${columns.time}.eq."${at}",id.${sign}.${id})`;
  if (!columns.key) return later;
  return `${columns.key}.${sign}."${key}",and(${columns.key}.eq."${key}",or(${later}))`;
}

/** A position in a list: after a cursor, or with `back` before it. Null is the beginning. */
export type ListPosition = { cursor: Cursor; back: boolean } | null;

/** A page of a list with the cursors of the next and previous page; null at the end or beginning of the list. */
export type Page<Row> = { rows: Row[]; previous: string | null; next: string | null };

type Dated = { created_at: string; id: string };

const pageSize = 25;

/** Reads the position from an address: `?despues=` for the rows after a cursor, `?antes=` for those before. */
export function readPosition({ antes, despues }: Readonly<Record<string, unknown>>): ListPosition {
  const back = decodeCursor(antes);
  const cursor = back ?? decodeCursor(despues);
  return cursor && { cursor, back: back !== null };
}

/** The query parameters of a position; none for the beginning. */
export function addressOf(place: ListPosition): Readonly<Record<string, string>> {
  return place ? { [place.back ? 'antes' : 'despues']: encodeCursor(place.cursor) } : {};
}

/**
 * Reads a page. `read` returns up to `count` rows from the position on, the nearest to its cursor first. It is called
 * with one more than a page holds, which shows whether the list continues. `keyOf` returns the sort value when the list
 * is not sorted by time alone.
 */
export async function readPage<Row extends Dated>(
  place: ListPosition,
  read: (place: ListPosition, count: number) => Promise<Row[]>,
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

type Query<Self> = {
  order(column: string, options: { ascending: boolean }): Self;
  limit(count: number): Self;
  gte(column: string, value: string): Self;
  lte(column: string, value: string): Self;
  or(filters: string): Self;
};

type Options = {
  time?: string;
  sort?: Sort;
};

/** At most `count` rows from a position on, nearest first. The table has an index over sort column, time and `id`. */
export function keysetQuery<Rows extends Query<Rows>>(
  query: Rows,
  place: ListPosition,
  count: number,
  { time = 'created_at', sort = newestFirst }: Options = {},
): Rows {
  const ascending = sort.ascending !== (place?.back ?? false);
  const columns = [...(sort.key ? [sort.key] : []), time, 'id'];
  const first = columns.reduce((rows, column) => rows.order(column, { ascending }), query);
  if (!place) return first.limit(count);
  const { cursor } = place;
  const [leading = time] = columns;
  const limit = sort.key ? (cursor.key ?? '') : cursor.at;
  // The plain comparison uses the index; the `or` filter only decides among equal values.
  const near = ascending ? first.gte(leading, limit) : first.lte(leading, limit);
  return near.or(beyond({ time, key: sort.key }, cursor, ascending)).limit(count);
}

/** The arguments of a search function for the same position. */
export const searchFrom = ({ cursor, back }: NonNullable<ListPosition>) => ({
  after_created_at: cursor.at,
  after_id: cursor.id,
  back,
});

/** The arguments of a search function that sorts, for the same order and position. */
export const searchSorted = ({ key, ascending }: Sort, place: ListPosition) => ({
  ...(place && searchFrom(place)),
  ...(key && { sorted_by: key, after_key: place?.cursor.key ?? '' }),
  ascending,
});
