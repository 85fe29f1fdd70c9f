import { isRowId } from '@/lib/admin/schema';
import { readOrder } from '@/lib/paging/sort';
import { type Status, statuses } from '@/lib/submissions/statuses';
import { searchTerm } from '@/lib/text/search-term';
import { endOfDay, startOfDay } from '@/lib/time/madrid';

/** What a list is narrowed to, as it stands in the address. Empty means: not at all. */
export type Filter = {
  q: string;
  estado: Status | '';
  /** The identifier of an account, or one of `assignments`. */
  asignado: string;
  desde: string;
  hasta: string;
  /** How it is sorted: `fecha`, `nombre`, `-nombre`…; empty for the newest first. */
  orden: string;
};

/** What the lists can be sorted by besides time. */
export const sortable = { nombre: 'sort_name', estado: 'status' } as const;

/** What is the reader's own, and what is free. */
export const assignments = ['mias', 'nadie'] as const;

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** Reads a filter from the query string, which is untrusted; invalid values are ignored. */
export function readFilter(parameters: Parameters): Filter {
  const text = (name: string) => {
    const value = parameters[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const day = (name: string) => (startOfDay(text(name)) === null ? '' : text(name));
  return {
    q: searchTerm(parameters['q']),
    estado: statuses.find((status) => status === text('estado')) ?? '',
    asignado: isAssignment(text('asignado')) ? text('asignado') : '',
    desde: day('desde'),
    hasta: day('hasta'),
    orden: readOrder(text('orden'), sortable),
  };
}

const isAssignment = (value: string) =>
  assignments.some((name) => name === value) || isRowId(value);

/** A list as it is, the newest first. */
export const noFilter = readFilter({});

/** Whether a filter narrows the list at all. */
export const isFiltered = ({ orden: _, ...filter }: Filter) =>
  Object.values(filter).some((value) => value !== '');

/** The moments between which the filter's days lie; `hasta` is a whole day. */
export const periodOf = ({ desde, hasta }: Filter) => ({
  since: startOfDay(desde),
  before: endOfDay(hasta),
});

/** The query string of a filtered list, with a cursor or without; empty when there is nothing to say. */
export function filterQuery(filter: Filter, more: Readonly<Record<string, string>> = {}): string {
  const said = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '');
  return said.length > 0 ? `?${new URLSearchParams(said)}` : '';
}
