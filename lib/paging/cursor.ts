/**
 * A keyset cursor in an address: the last row's time and id. It comes back from the query string and is hostile, so
 * only an exact shape passes, which is also what makes it safe inside a PostgREST filter.
 */
export type Cursor = { at: string; id: string };

const shape =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00:00))_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A cursor as it stands in an address. */
export const encodeCursor = ({ at, id }: Cursor): string => `${at}_${id}`;

/** The cursor of an address, or null for anything of another shape. */
export function decodeCursor(value: unknown): Cursor | null {
  const [, at, id] = (typeof value === 'string' && shape.exec(value)) || [];
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}

/** Rows on the far side of a cursor, as a PostgREST `or` filter; `column` holds the time. */
export function beyond(column: string, { at, id }: Cursor, newer: boolean): string {
  const sign = newer ? 'gt' : 'lt';
  return `${column}.${sign}."${at}",and(${column}.eq."${at}",id.${sign}.${id})`;
}
