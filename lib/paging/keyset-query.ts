import { beyond } from '@/lib/paging/cursor';
import type { Place } from '@/lib/paging/keyset';
import { newestFirst, type Sort } from '@/lib/paging/sort';

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
  // The plain comparison uses the index; the `or` filter only decides among equal values.
  const near = ascending ? first.gte(leading, limit) : first.lte(leading, limit);
  return near.or(beyond({ time, key: sort.key }, cursor, ascending)).limit(count);
}

/** The arguments of a search function for the same position. */
export const searchFrom = ({ cursor, back }: NonNullable<Place>) => ({
  after_created_at: cursor.at,
  after_id: cursor.id,
  back,
});

/** The arguments of a search function that sorts, for the same order and position. */
export const searchSorted = ({ key, ascending }: Sort, place: Place) => ({
  ...(place && searchFrom(place)),
  ...(key && { sorted_by: key, after_key: place?.cursor.key ?? '' }),
  ascending,
});
