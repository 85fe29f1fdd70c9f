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

export const statusSchema = z.object({ ...entry, status: z.enum(statuses, 'status') });

export const eraseSchema = z.object(entry);

export const roleSchema = z.object({
  user: id,
  role: z.enum(['admin', 'staff']),
  change: z.enum(['grant', 'revoke']),
});
