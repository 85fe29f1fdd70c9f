import { beyond } from '@/lib/paging/cursor';
import type { Place } from '@/lib/paging/keyset';

/** What of a query builder is needed here; each step answers the builder itself. */
type Query<Self> = {
  order(column: string, options: { ascending: boolean }): Self;
  limit(count: number): Self;
  gte(column: string, value: string): Self;
  lte(column: string, value: string): Self;
  or(filters: string): Self;
};

/** So many rows of a query from a place on, the nearest first. The table has an index over the time's `column` and `id`. */
export function stretch<Rows extends Query<Rows>>(
  query: Rows,
  place: Place,
  count: number,
  column = 'created_at',
): Rows {
  const ascending = place?.newer ?? false;
  const first = query.order(column, { ascending }).order('id', { ascending }).limit(count);
  if (!place) return first;
  const { cursor, newer } = place;
  // The plain comparison is what the index understands; the other one only settles equal moments.
  const near = newer ? first.gte(column, cursor.at) : first.lte(column, cursor.at);
  return near.or(beyond(column, cursor, newer));
}

/** The same place as the arguments of a search function. */
export const searchFrom = ({ cursor, newer }: NonNullable<Place>) => ({
  after_created_at: cursor.at,
  after_id: cursor.id,
  newer,
});
