import { z } from 'zod';
import { type FormArea, isFormArea } from '@/lib/form-areas';
import { statuses } from '@/lib/submissions/statuses';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a valid row id. The database answers any other text with an error. */
export const isRowId = (value: string) => uuid.test(value);

/** The row that a form changes, in hidden inputs. They are not typed, so their errors need no text. */
const area = z.string().refine(isFormArea);
const id = z.string().refine(isRowId);
export const entry = { area: area.transform((value) => value as FormArea), id };

/** The maximum number of rows in one action. */
const most = 100;

/** The ids of the rows chosen in a list. FormData has a single checked box as a string, several as a list. */
export const chosenIds = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(id).min(1, 'none').max(most, `max:${most}`),
);

export const chosen = { area: entry.area, ids: chosenIds };

/** The row ids in an address (`?ids=`, repeatable). Invalid ones are ignored. */
export const readIds = (value: string | string[] | undefined): string[] =>
  [...new Set([value ?? []].flat().filter(isRowId))].slice(0, most);

/** `seen` is the state that the page of a single entry showed. */
export const statusSchema = z.object({
  ...chosen,
  status: z.enum(statuses, 'status'),
  seen: z.enum(statuses).optional(),
});

/** `list` is the query string of the list in which the entries were chosen; the page of a single entry omits it. */
export const eraseSchema = z.object({ ...chosen, list: z.string().optional() });
