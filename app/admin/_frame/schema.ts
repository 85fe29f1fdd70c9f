import { z } from 'zod';

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

/** The row ids in an address (`?ids=`, repeatable). Invalid ones are ignored. */
export const readIds = (value: string | string[] | undefined): string[] =>
  [...new Set([value ?? []].flat().filter(isRowId))].slice(0, most);
