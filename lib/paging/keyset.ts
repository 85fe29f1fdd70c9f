/** By a column if there is one, then time and id, all in one direction, so that one index serves both. */
type Sort<Key extends string = string> = { key?: Key; ascending: boolean };

const newestFirst: Sort<never> = { ascending: false };

const byTime = 'fecha';

/** The columns that a list can be sorted by besides time: names in the address, and the columns of the database. */
type Sortable<Key extends string = string> = Readonly<Record<string, Key>>;

/** Validates `?orden=`: `nombre` from A to Z, `-nombre`, `fecha` oldest first; anything else is '', newest first. */
export const readOrder = (value: unknown, sortable: Sortable): string =>
  typeof value === 'string' &&
  (value === byTime || Object.hasOwn(sortable, value.replace(/^-/, '')))
    ? value
    : '';

/** The order for the database. */
export function sortOf<Key extends string>(order: string, sortable: Sortable<Key>): Sort<Key> {
  if (order === byTime) return { ascending: true };
  const name = order.replace(/^-/, '');
  const key = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
  return key ? { key, ascending: name === order } : newestFirst;
}

/** A sortable column heading: the current order, and the order that its link requests. */
type SortLink = { now: 'ascending' | 'descending' | undefined; order: string };

/** The heading of a column. A first click sorts from A to Z, and by time from the newest. */
export function sortLink(name: string, order: string): SortLink {
  const down = name === byTime ? '' : `-${name}`;
  if (order === name) return { now: 'ascending', order: down };
  if (order === down) return { now: 'descending', order: name };
  return { now: undefined, order: name === byTime ? down : name };
}

/**
 * A keyset cursor in an address: the last row's time and id, and the value of the sort column if there is one. It is
 * untrusted, so only an exact format is accepted, which also makes it safe inside a PostgREST filter.
 */
type Cursor = { at: string; id: string; key?: string };

const shape =
  /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00:00))_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_([\p{L}\p{M}\p{N}_ ]{0,300}))?$/u;

/** Encodes a cursor for an address. */
export const encodeCursor = ({ at, id, key }: Cursor): string =>
  [at, id, ...(key === undefined ? [] : [key])].join('_');

/** Decodes the cursor of an address; null for any other format, and for a day that `Date` would roll into the next month. */
export function decodeCursor(value: unknown): Cursor | null {
  const [, at, id, key] = (typeof value === 'string' && shape.exec(value)) || [];
  if (!at || !id || !new Date(at).toJSON()?.startsWith(at.slice(0, 19))) return null;
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
export function addressOf(position: ListPosition): Readonly<Record<string, string>> {
  return position ? { [position.back ? 'antes' : 'despues']: encodeCursor(position.cursor) } : {};
}

/**
 * Reads a page. `read` returns up to `count` rows from the position on, the nearest to its cursor first; it is called
 * with one more than a page holds, to see whether the list continues. `keyOf` returns the value of the sort column.
 */
export async function readPage<Row extends Dated>(
  position: ListPosition,
  read: (position: ListPosition, count: number) => Promise<Row[]>,
  keyOf?: (row: Row) => string,
): Promise<Page<Row>> {
  const found = await read(position, pageSize + 1);
  // Near the beginning there may be fewer previous rows than a page holds; the first page shows them and the next ones.
  if (position?.back && found.length < pageSize) return readPage(null, read, keyOf);
  const rows = found.slice(0, pageSize);
  if (position?.back) rows.reverse();
  const more = found.length > pageSize;
  const [first, last] = [rows[0], rows.at(-1)];
  const cursorOf = (row: Row) =>
    encodeCursor({ at: row.created_at, id: row.id, ...(keyOf && { key: keyOf(row) }) });
  return {
    rows,
    previous: first && position && (more || !position.back) ? cursorOf(first) : null,
    next: last && (more || position?.back) ? cursorOf(last) : null,
  };
}

type Query<Self> = {
  order(column: string, options: { ascending: boolean }): Self;
  limit(count: number): Self;
  gte(column: string, value: string): Self;
  lte(column: string, value: string): Self;
  or(filters: string): Self;
};

/** At most `count` rows from a position on, nearest first. The table has an index over sort column, time and `id`. */
export function keysetQuery<Rows extends Query<Rows>>(
  query: Rows,
  position: ListPosition,
  count: number,
  { time = 'created_at', sort = newestFirst }: { time?: string; sort?: Sort } = {},
): Rows {
  const ascending = sort.ascending !== (position?.back ?? false);
  const columns = [...(sort.key ? [sort.key] : []), time, 'id'];
  const first = columns.reduce((rows, column) => rows.order(column, { ascending }), query);
  if (!position) return first.limit(count);
  const { cursor } = position;
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
export const searchSorted = ({ key, ascending }: Sort, position: ListPosition) => ({
  ...(position && searchFrom(position)),
  ...(key && { sorted_by: key, after_key: position?.cursor.key ?? '' }),
  ascending,
});
