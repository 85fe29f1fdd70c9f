/**
 * A keyset cursor in an address: the last row's time and id. It comes back from the query string and is hostile, so
 * only an exact shape passes, which is also what makes it safe inside a PostgREST filter.
 */
export type Cursor = { createdAt: string; id: string };

const shape =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00:00))_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A cursor as it stands in an address. */
export const encodeCursor = ({ createdAt, id }: Cursor): string => `${createdAt}_${id}`;

/** The cursor of an address, or null for anything of another shape. */
export function decodeCursor(value: unknown): Cursor | null {
  const [, createdAt, id] = (typeof value === 'string' && shape.exec(value)) || [];
  return createdAt && id && !Number.isNaN(Date.parse(createdAt)) ? { createdAt, id } : null;
}

/** Rows older than the cursor, as a PostgREST `or` filter. */
export const olderThan = (cursor: Cursor): string => beyond('lt', cursor);

/** Rows newer than the cursor, likewise. */
export const newerThan = (cursor: Cursor): string => beyond('gt', cursor);

const beyond = (sign: 'lt' | 'gt', { createdAt, id }: Cursor): string =>
  `created_at.${sign}."${createdAt}",and(created_at.eq."${createdAt}",id.${sign}.${id})`;
