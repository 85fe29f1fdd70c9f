import { beyond } from '@/lib/paging/cursor';
import type { Place } from '@/lib/paging/keyset';
import { newestFirst, type Sort } from '@/lib/paging/sort';

/** What of a query builder is needed here; each step answers the builder itself. */
type Query<Self> = {
  order(column: string, options: { ascending: boolean }): Self;
  limit(count: number): Self;
  gte(column: string, value: string): Self;
  lte(column: string, value: string): Self;
  or(filters: string): Self;
};

type Options = {
  /** The column of the time. */
  time?: string;
  sort?: Sort;
};

/**
 * So many rows of a query from a place on, the nearest first. The table has an index over the column that it is sorted by, the
 * time and `id`.
 */
export function keysetQuery<Rows extends Query<Rows>>(
  query: Rows,
  place: Place,
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
  // The plain comparison is what the index understands; the other one only settles equal values.
  const near = ascending ? first.gte(leading, limit) : first.lte(leading, limit);
  return near.or(beyond({ time, key: sort.key }, cursor, ascending)).limit(count);
}

/** The same place as the arguments of a search function. */
export const searchFrom = ({ cursor, back }: NonNullable<Place>) => ({
  after_created_at: cursor.at,
  after_id: cursor.id,
  back,
});

/** The same order, and the place in it, as the arguments of a search function that sorts. */
export const searchSorted = ({ key, ascending }: Sort, place: Place) => ({
  ...(place && searchFrom(place)),
  ...(key && { sorted_by: key, after_key: place?.cursor.key ?? '' }),
  ascending,
});
