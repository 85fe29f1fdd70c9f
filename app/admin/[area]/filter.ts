import { isRowId, type Query, queryOf, readDay } from '@/app/admin/_frame/schema';
import { addressOf, readOrder, readPosition } from '@/lib/paging/keyset';
import { statuses } from '@/lib/submissions/statuses';
import { searchTerm } from '@/lib/text/clean';

export const sortable = { nombre: 'sort_name', estado: 'status' } as const;

/** Entries assigned to the reader, and entries assigned to no account. */
const assignments = ['mias', 'nadie'] as const;

/**
 * Reads a filter from the query string; invalid values are ignored. An empty value does not filter. `asignado` is the id
 * of an account or one of `assignments`; `orden` is `fecha`, `nombre`, `-nombre`…, or empty for newest first.
 */
export const readFilter = ({ q, estado, asignado, desde, hasta, orden }: Query) => ({
  q: searchTerm(q),
  estado: statuses.find((status) => status === estado) ?? ('' as const),
  asignado: isAssignment(asignado) ? asignado : '',
  desde: readDay(desde),
  hasta: readDay(hasta),
  orden: readOrder(orden, sortable),
});

const international = /^\(?(?:\+|00)[\d\s.()/-]{9,}$/;

/** A term as the index has it, which holds the last nine digits of every telephone number. */
export const lookupTerm = (term: string) =>
  international.test(term) ? term.replace(/\D/g, '').slice(-9) : term;

export type Filter = ReturnType<typeof readFilter>;

const isAssignment = (value: Query[string]): value is string =>
  typeof value === 'string' && (assignments.some((name) => name === value) || isRowId(value));

/** Whether any filter is set; the order does not count. */
export const isFiltered = ({ orden: _, ...filter }: Filter) =>
  Object.values(filter).some((value) => value !== '');

/** The filter, order and cursor of a list as a query string, with a notice if given. Other parameters are dropped. */
export function listQuery(query: Query | URLSearchParams, aviso = ''): string {
  const search: Query = query instanceof URLSearchParams ? Object.fromEntries(query) : query;
  return queryOf({ ...readFilter(search), ...addressOf(readPosition(search)), aviso });
}
