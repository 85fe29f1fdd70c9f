import { type Cursor, newerThan, olderThan } from '@/lib/paging/cursor';
import type { Place } from '@/lib/paging/keyset';

/** What of a query builder is needed here; each step answers the builder itself. */
type Query<Self> = {
  order(column: string, options: { ascending: boolean }): Self;
  limit(count: number): Self;
  gte(column: string, value: string): Self;
  lte(column: string, value: string): Self;
  or(filters: string): Self;
};

/** So many rows of a query from a place on, the nearest first. The table has `created_at` and `id`, and an index over both. */
export function stretch<Rows extends Query<Rows>>(query: Rows, place: Place, count: number): Rows {
  const ascending = place?.newer ?? false;
  const first = query.order('created_at', { ascending }).order('id', { ascending }).limit(count);
  return place ? beyond(first, place.cursor, place.newer) : first;
}

/** The plain comparison is what the index understands; the other one only settles equal moments. */
const beyond = <Rows extends Query<Rows>>(query: Rows, cursor: Cursor, newer: boolean): Rows =>
  newer
    ? query.gte('created_at', cursor.createdAt).or(newerThan(cursor))
    : query.lte('created_at', cursor.createdAt).or(olderThan(cursor));
