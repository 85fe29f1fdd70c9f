/**
 * A keyset cursor in an address: the last row's time and id, and the value of the sort column if the list is not sorted
 * by time. It comes back from the query string and is untrusted, so only an exact format is accepted, which also makes
 * it safe inside a PostgREST filter.
 */
export type Cursor = { at: string; id: string; key?: string };

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
