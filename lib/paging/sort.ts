/** By a column if there is one, then time and id, all in one direction, so that one index serves both. */
export type Sort<Key extends string = string> = { key?: Key; ascending: boolean };

export const newestFirst: Sort<never> = { ascending: false };

const time = 'fecha';

/** The columns that a list can be sorted by besides time: names in the address, and the columns of the database. */
type Sortable<Key extends string = string> = Readonly<Record<string, Key>>;

/** Validates `?orden=`: `nombre` from A to Z, `-nombre`, `fecha` oldest first; anything else is '', newest first. */
export const readOrder = (value: unknown, sortable: Sortable): string =>
  typeof value === 'string' && (value === time || Object.hasOwn(sortable, value.replace(/^-/, '')))
    ? value
    : '';

/** The order for the database. */
export function sortOf<Key extends string>(order: string, sortable: Sortable<Key>): Sort<Key> {
  if (order === time) return { ascending: true };
  const name = order.replace(/^-/, '');
  const key = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
  return key ? { key, ascending: name === order } : newestFirst;
}

/** A sortable column heading: the current order, and the order that its link requests. */
type SortLink = { now: 'ascending' | 'descending' | undefined; order: string };

/** The heading of a column. A first click sorts from A to Z, and by time from the newest. */
export function sortLink(name: string, order: string): SortLink {
  const down = name === time ? '' : `-${name}`;
  if (order === name) return { now: 'ascending', order: down };
  if (order === down) return { now: 'descending', order: name };
  return { now: undefined, order: name === time ? down : name };
}
