import { z } from 'zod';
import { chosenIds, isRowId, rowId } from '@/app/admin/_frame/schema';
import { areaNames } from '@/lib/form-areas';
import { statuses } from '@/lib/submissions/statuses';
import { cleanLine, cleanText } from '@/lib/text/clean';
import { cleanedText, rawText } from '@/lib/text/length';
import { letterNames } from './letters';
import type { StaffMember } from './review-queries';

export const limits = { note: 10_000, report: 20_000, subject: 200, letter: 10_000 };

const text = (min: number, max: number) => cleanedText(cleanText, min, max, 'empty');

/** A mail header must be one line. */
const line = rawText(limits.subject, 'empty')
  .refine((value) => !/[\r\n\t]/.test(value.trim()), 'line')
  .pipe(cleanedText(cleanLine, 1, limits.subject, 'empty'));

const area = z.enum(areaNames);
const entry = { area, id: rowId };
const chosen = { area, ids: chosenIds };
const status = z.enum(statuses, 'status');

/** Sent by the page of a single entry, which a refresh would replace by a 404 when the entry is gone. */
const page = z.literal('entry').optional();

/** The values that the page showed, in the order of `ids` and separated by spaces: a hundred ids at most. */
const seenList = <Value extends z.ZodType<unknown, string>>(value: Value) =>
  z
    .string()
    .max(4_000)
    .transform((values) => values.split(' '))
    .pipe(z.array(value))
    .optional();

export const statusSchema = z.object({ ...chosen, status, seen: seenList(status), page });

/** `list` is the query string of the list that the page of a single entry leads to. */
export const eraseSchema = z.object({ ...chosen, list: z.string().optional() });

/** The option that removes an assignment. Its value is not empty: the empty one means that nothing was chosen. */
export const unassigned = 'nadie';

const account = z
  .string('assignee')
  .refine((value) => value === unassigned || isRowId(value), 'assignee')
  .transform((value) => (value === unassigned ? null : value));

export const assignSchema = z.object({
  ...chosen,
  assignee: account,
  seen: seenList(account),
  page,
});

export const noteSchema = z.object({ ...entry, body: text(1, limits.note) });

const mark = z
  .enum(['', '1', '2', '3', '4', '5'])
  .transform((value) => (value === '' ? null : Number(value)));

/** When the text shown in the form was saved; empty for a first one. */
const savedAt = z.string();

export const reviewSchema = z.object({
  id: rowId,
  seen: savedAt,
  originalidad: mark,
  estilo: mark,
  estructura: mark,
  interes: mark,
  catalogo: mark,
  report: text(0, limits.report),
});

const letterName = z.enum(letterNames);
const letter = { subject: line, body: text(1, limits.letter) };

export const letterSchema = z.object({
  ...entry,
  ...letter,
  template: letterName,
  list: z.string().optional(),
  /** The idempotency key of the rendered preview: a letter with a known key is not stored again. */
  key: rowId,
  /** The number of the letter among those about this entry; of two previews with one number only the first is sent. */
  number: z.coerce.number().int().min(1).max(10_000),
  /** The state that the preview showed, and the state to set; a withdrawn proposal gets no letter. */
  seen: status,
  status: status.exclude(['retirada']),
});

export const templateSchema = z.object({ name: letterName, seen: savedAt, ...letter });

export const resetSchema = z.object({ name: letterName, seen: savedAt });

/** The options of an assignment; the first, labelled `none`, removes the assignment. */
export const staffOptions = (staff: readonly StaffMember[], none: string) => [
  { value: unassigned, label: none },
  ...staff.map(({ id, email }) => ({ value: id, label: email })),
];
