import { filterQuery, readFilter } from '@/lib/admin/filter';
import { addressOf, readPlace } from '@/lib/paging/keyset';

/** What a query string says of a list, with a notice or without: filter, order and place. The rest is left out. */
export function listQuery(query: URLSearchParams, aviso = ''): string {
  const search = Object.fromEntries(query);
  return filterQuery(readFilter(search), { ...addressOf(readPlace(search)), aviso });
}
