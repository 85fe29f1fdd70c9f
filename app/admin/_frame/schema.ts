import { z } from 'zod';
import { startOfDay } from '@/lib/time/madrid';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a valid row id. The database answers any other text with an error. */
export const isRowId = (value: string) => uuid.test(value);

/** The row that a form changes, in a hidden input. It is not typed, so its error needs no text. */
export const rowId = z.string().refine(isRowId);

/** The maximum number of rows in one action. */
const most = 100;

/** The ids of the rows chosen in a list. FormData has a single checked box as a string, several as a list. */
export const chosenIds = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(rowId).min(1, 'none').max(most, `max:${most}`),
);

/** The address of a part of the back-office: that of its name, but for the posts. */
export const partAddress = <Name extends string>(name: Name) =>
  name === 'posts' ? '/admin/blog-posts' : (`/admin/${name}` as const);

/** The query of an address, which is untrusted. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Writes the filter, order and cursor of a list as a query string; empty values are left out. */
export function queryOf(values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** A day in an address; empty when it does not exist. */
export const readDay = (value: Query[string]): string =>
  typeof value === 'string' && startOfDay(value) !== null ? value : '';

/** The row ids in an address (`?ids=`, repeatable). Invalid ones are ignored. */
export const readIds = (value: Query[string]): string[] =>
  [...new Set([value ?? []].flat().filter(isRowId))].slice(0, most);
