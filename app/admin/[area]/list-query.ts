import { filterQuery, readFilter } from '@/app/admin/[area]/filter';
import { addressOf, readPlace } from '@/lib/paging/keyset';

/** The filter, order and cursor of a list as a query string, with a notice if given. Other parameters are dropped. */
export function listQuery(query: URLSearchParams, aviso = ''): string {
  const search = Object.fromEntries(query);
  return filterQuery(readFilter(search), { ...addressOf(readPlace(search)), aviso });
}
