import { z } from 'zod';
import { type FormArea, isFormArea } from '@/lib/form-areas';
import { statuses } from '@/lib/submissions/statuses';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an address names a row at all; the database would answer anything else with an error. */
export const isRowId = (value: string) => uuid.test(value);

/** Which row a form of the back-office is about; people never type these, so there is nothing to tell them. */
const area = z.string().refine(isFormArea);
const id = z.string().refine(isRowId);
export const entry = { area: area.transform((value) => value as FormArea), id };

/** How many rows are changed at once, at most. */
const most = 100;

/** The rows chosen in a list. One checkbox that is checked arrives as a text, several as a list. */
export const chosenIds = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(id).min(1, 'none').max(most, `max:${most}`),
);

/** The entries chosen in the list of a form. */
export const chosen = { area: entry.area, ids: chosenIds };

/** The rows that an address names: `?ids=` as often as it takes. What is no identifier is left out. */
export const readIds = (value: string | string[] | undefined): string[] =>
  [...new Set([value ?? []].flat().filter(isRowId))].slice(0, most);

/** `seen` is the state that a page of one entry showed. */
export const statusSchema = z.object({
  ...chosen,
  status: z.enum(statuses, 'status'),
  seen: z.enum(statuses).optional(),
});

export const eraseSchema = z.object(entry);

/** `list` is the query string of the list that they were chosen in. */
export const eraseManySchema = z.object({ ...chosen, list: z.string().optional() });

export const roleSchema = z.object({
  user: id,
  role: z.enum(['admin', 'staff']),
  change: z.enum(['grant', 'revoke']),
});
