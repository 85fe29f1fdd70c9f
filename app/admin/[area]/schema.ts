import { z } from 'zod';
import { chosen, entry, isRowId } from '@/app/admin/_frame/schema';
import { isLetterName, type LetterName } from '@/app/admin/[area]/letters';
import type { StaffMember } from '@/app/admin/[area]/review-queries';
import { statuses } from '@/lib/submissions/statuses';
import { cleanLine, cleanText } from '@/lib/text/clean';
import { textBetween } from '@/lib/text/length';

export const limits = { note: 10_000, report: 20_000, subject: 200, letter: 10_000 };

const between = (min: number, max: number) => textBetween(min, max, 'empty', `max:${max}`);
const text = (min: number, max: number) => z.string().transform(cleanText).pipe(between(min, max));

/** A mail header must be one line. */
const line = z
  .string()
  .refine((value) => !/[\r\n\t]/.test(value.trim()), 'line')
  .transform(cleanLine)
  .pipe(between(1, limits.subject));

/** The option that removes an assignment. Its value is not empty: the empty one means that nothing was chosen. */
export const nobody = 'nadie';

const account = z
  .string('assignee')
  .refine((value) => value === nobody || isRowId(value), 'assignee')
  .transform((value) => (value === nobody ? null : value));

/** `seen` is the assignee that the page of a single entry showed. */
export const assignSchema = z.object({ ...chosen, assignee: account, seen: account.optional() });

export const noteSchema = z.object({ ...entry, body: text(1, limits.note) });

const mark = z
  .enum(['', '1', '2', '3', '4', '5'])
  .transform((value) => (value === '' ? null : Number(value)));

/** When the text shown in the form was saved; empty for a first one. */
const savedAt = z.string();

export const reviewSchema = z.object({
  id: entry.id,
  seen: savedAt,
  originalidad: mark,
  estilo: mark,
  estructura: mark,
  interes: mark,
  catalogo: mark,
  report: text(0, limits.report),
});

const letterName = z
  .string()
  .refine(isLetterName)
  .transform((value) => value as LetterName);
const status = z.enum(statuses, 'status');
const letter = { subject: line, body: text(1, limits.letter) };

export const letterSchema = z.object({
  ...entry,
  ...letter,
  template: letterName,
  key: z.string().refine(isRowId),
  number: z.coerce.number().int().min(1).max(10_000),
  seen: status,
  status,
});

export const templateSchema = z.object({ name: letterName, seen: savedAt, ...letter });

export const resetSchema = z.object({ name: letterName, seen: savedAt });

/** The options of an assignment; the first, labelled `none`, removes the assignment. */
export const staffOptions = (staff: readonly StaffMember[], none: string) => [
  { value: nobody, label: none },
  ...staff.map(({ id, email }) => ({ value: id, label: email })),
];
