import { z } from 'zod';
import { type FormArea, fieldsOf } from '@/lib/form-areas';
import type { TextField } from '@/lib/form-fields';
import {
  asciiAddress,
  completeWebAddress,
  isMailAddress,
  isWebAddress,
} from '@/lib/text/addresses';
import { asciiDigits, cleanLine, cleanText } from '@/lib/text/clean';
import { rawText, textBetween } from '@/lib/text/length';

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
  const raw = rawText(max, name, tooLong);
  const length = textBetween(min, max, name, tooLong);
  const format = formats[kind];
  const rule = format ? length.pipe(z.string().refine(format, name)) : length;
  const clean = cleaners[kind] ?? cleanLine;
  if (!optional) return raw.transform(clean).pipe(rule);
  return raw
    .default('')
    .transform((value) => clean(value) || null)
    .pipe(rule.nullable());
}

type ByKind<Value> = Partial<Record<TextField['kind'], Value>>;

const cleaners: ByKind<(typed: string) => string> = {
  text: cleanText,
  email: asciiAddress,
  url: completeWebAddress,
  tel: (typed) => asciiDigits(cleanLine(typed)),
};

const formats: ByKind<(value: string) => boolean> = { email: isMailAddress, url: isWebAddress };
