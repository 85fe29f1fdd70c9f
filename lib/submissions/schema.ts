import { z } from 'zod';
import { type FormArea, fieldsOf } from '@/lib/form-areas';
import type { TextField } from '@/lib/form-fields';
import { cleanText } from '@/lib/text/clean';
import { textBetween } from '@/lib/text/length';

z.config({ jitless: true });

/** The values of a form by field; an empty optional field is null. */
export type Submission = Readonly<Record<string, string | null>>;

/**
 * The validation of a public form (lib/form-areas.ts), shared by browser and server; files are validated elsewhere.
 * Errors are keys of the form's own messages; `max:100` means 'Máximo {n} caracteres'.
 */
export function submissionSchema(
  area: FormArea,
): z.ZodObject<Record<string, z.ZodType<string | null>>> {
  const rules = fieldsOf(area).map(([name, field]) => [name, ruleOf(name, field)] as const);
  return z.object({ ...Object.fromEntries(rules), consent: z.literal('on', 'consent') });
}

function ruleOf(
  name: string,
  { kind, min = 1, max = 0, optional = false, options }: TextField,
): z.ZodType<string | null> {
  if (options) return z.enum(options, name);
  // One message for telephone numbers of any wrong length.
  const tooLong = kind === 'tel' ? name : `max:${max}`;
  // Refuse a long value before cleaning it: normalising a long run of accents takes quadratic time.
  const raw = z.string(name).max(4 * max, tooLong);
  const length = textBetween(min, max, name, tooLong);
  const format = formats[kind];
  const clean = format ? length.pipe(format(name)) : length;
  if (!optional) return raw.transform(cleanText).pipe(clean);
  return raw
    .default('')
    .transform((value) => cleanText(value) || null)
    .pipe(clean.nullable());
}

/** An http or https address; other protocols are refused. */
const isWebAddress = (value: string) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value);

const formats: Partial<Record<TextField['kind'], (error: string) => z.ZodType<string, string>>> = {
  email: (error) => z.email(error),
  url: (error) => z.string().refine(isWebAddress, error),
};
